import { isOpenRecheck } from '@tryka/domain'
import type { Audit } from '../../../../services/audit/audit'
import type { SectionDeps } from '../../core/section'
import { holderOf } from '../attempt-holder'
import { HoldEntity } from '../hold.table'
import type { Tasks } from '../tasks'
import { HoldDesk } from './hold-desk'
import type { Holding } from './hold-moves'
import { moveHold, settleHold } from './hold-moves'
import { holdClock } from './holds-due'
import { holdsConsoleRoutes, holdsRoutes } from './holds.routes'
import { HoldsService } from './holds.service'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'>, Holding {
  tasks: Tasks
  audit: Audit
  /** Hears of a hold that could not end. */
  onTrouble: (error: unknown) => void
}

/** Results that are looked at again before they count. */
export function createHolds(deps: Deps) {
  const { rechecks, course, audit } = deps
  // Enough right confirms; otherwise a person decides.
  rechecks.follow(async (change, { attemptId, accountId, state }) => {
    if (attemptId === null || isOpenRecheck(state) || state === 'declined') return
    const row = await change.manager.findOneBy(HoldEntity, { attemptId, state: 'open' })
    if (!row) return
    const { ref = null } = await holderOf(change.manager, accountId)
    if (state === 'confirmed')
      await settleHold(change, { row, ref, course, rechecks }, { outcome: 'confirmed', by: 'system' })
    else await moveHold(change.manager, row, { action: 'fall_short', by: 'system' })
  })
  return {
    clockKinds: holdClock(deps),
    routes: holdsRoutes(new HoldsService(deps)),
    adminRoutes: holdsConsoleRoutes({ desk: new HoldDesk(deps), audit }),
  }
}
