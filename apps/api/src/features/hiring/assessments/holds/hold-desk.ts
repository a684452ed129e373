import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { DecideHold, HoldCases, HoldDetail, HoldsQuery } from '@tryka/domain'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Audit } from '../../../../services/audit/audit'
import { checkVersion } from '../../core/change'
import { nothingHere } from '../../core/errors'
import type { SectionDeps } from '../../core/section'
import type { By } from '../../core/administrator'
import { holderOf } from '../attempt-holder'
import type { HoldRow } from '../hold.table'
import { HoldEntity } from '../hold.table'
import { holdDetail, listHolds } from './hold-list'
import type { Holding } from './hold-moves'
import { settleHold } from './hold-moves'

interface Deps extends Pick<SectionDeps, 'db' | 'changes'>, Holding {
  audit: Audit
}

/** Held results as administrators look at them and decide. */
export class HoldDesk {
  constructor(private readonly deps: Deps) {}

  list(query: z.output<typeof HoldsQuery>): Promise<HoldCases> {
    return listHolds(this.deps.db.read, query)
  }

  async get(id: string): Promise<HoldDetail> {
    const { read } = this.deps.db
    return holdDetail(read, await find(read, id))
  }

  /** Two who decide at once: the second is shown what the first decided. */
  async decide(
    id: string,
    { outcome, reason, version }: z.output<typeof DecideHold>,
    { actor, request }: By,
  ): Promise<HoldDetail> {
    const { db, changes, audit, course, rechecks } = this.deps
    const { accountId } = await find(db.read, id)
    const { holds, ref = null } = await holderOf(db.read, accountId)
    return changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const { manager } = change
      const row = await find(manager, id)
      await checkVersion(row, version, () => holdDetail(manager, row))
      const decided = { by: actor, reason }
      const next = await settleHold(
        change,
        { row, ref, course, rechecks },
        { outcome, by: 'platform', decided },
      )
      const details = { outcome, was: row.state }
      await audit.recordWith(manager, { actor, action: 'hold.decided', target: id, details, request })
      return holdDetail(manager, next)
    })
  }
}

async function find(manager: EntityManager, id: string): Promise<HoldRow> {
  const row = await manager.findOneBy(HoldEntity, { id })
  if (!row) throw nothingHere('This result')
  return row
}
