import { In, LessThan, LessThanOrEqual } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS, LIVE_MARKET_ID } from '@tryka/domain'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { SectionDeps } from '../../core/section'
import { holderOf } from '../attempt-holder'
import type { HoldRow } from '../hold.table'
import { HoldEntity } from '../hold.table'
import { RecheckEntity } from '../recheck.table'
import type { Holding } from './hold-moves'
import { settleHold } from './hold-moves'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'>, Holding {
  onTrouble: (error: unknown) => void
}

async function endOne({ db, changes, ...parts }: Deps, { id, accountId }: HoldRow): Promise<void> {
  const { holds, ref = null } = await holderOf(db.read, accountId)
  await changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(HoldEntity, { id, state: 'open' })
    if (!row) return
    // The five tasks that are under way decide, and they end soon.
    const { attemptId } = row
    if (await change.manager.existsBy(RecheckEntity, { attemptId, state: 'running' })) return
    await settleHold(change, { row, ref, ...parts }, { outcome: 'not_confirmed', by: 'system' })
  })
}

/** A result is not confirmed where nobody answered. */
const holdEnds = (deps: Deps): ClockKind => ({
  name: 'ends of holds',
  everyMs: EVERY_MS,
  async run() {
    const rows = await deps.db.read.find(HoldEntity, {
      where: { state: 'open', until: LessThanOrEqual(deps.clock.now().toISOString()) },
      order: { until: 'ASC' },
      take: BATCH,
    })
    for (const row of rows) await endOne(deps, row).catch(deps.onTrouble)
    return false
  },
})

/** Forgets why a result was looked at again, some time after that was over. */
const holdRetention = ({ db, clock }: Deps): ClockKind => ({
  name: 'retention of holds',
  everyMs: HOUR_MS,
  async run() {
    const before = new Date(clock.now().getTime() - KEPT_DAYS.appeal * DAY_MS).toISOString()
    const old = await db.read.find(HoldEntity, {
      select: { id: true },
      where: { decidedAt: LessThan(before), state: In(['confirmed', 'not_confirmed', 'refused'] as const) },
      take: BATCH,
    })
    const ids = old.map(({ id }) => id)
    if (ids.length) await db.write((manager) => manager.delete(HoldEntity, { id: In(ids) }))
    return ids.length === BATCH
  },
})

export const holdClock = (deps: Deps): ClockKind[] => [holdEnds(deps), holdRetention(deps)]
