import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, decisionState, mayLift } from '@tryka/domain'
import type { MadeDecision } from '@tryka/domain'
import type { Audit } from '../../../services/audit/audit'
import type { Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { By } from '../core/administrator'
import { lift, notPossible } from './decide'
import { madeView } from './decision-view'
import { holdDecided, MODERATION } from './hold-subject'
import { tellLifted } from './moderation.mail'
import type { DecisionRow } from './moderation.table'
import { DecisionEntity, ObjectionEntity } from './moderation.table'
import { noteLifted } from './note-lifted'

const objectionWaits = () =>
  refused(409, 'OBJECTION_OPEN', 'The person objected to this decision: decide about the objection.')

/** Ends decisions that were a mistake, though nobody objected or the objection was rejected. */
export class LiftsService {
  constructor(
    private readonly changes: Changes,
    private readonly audit: Audit,
  ) {}

  lift(id: string, reason: string, by: By): Promise<MadeDecision> {
    return this.changes.run(LIVE_MARKET_ID, MODERATION, async (change) => {
      const { manager, at } = change
      await holdDecided(change, await find(manager, id))
      // What was read before the rows were held may have changed.
      const row = await find(manager, id)
      const objection = (await manager.findOneBy(ObjectionEntity, { decisionId: id }))?.state ?? null
      if (objection === 'open') throw objectionWaits()
      if (!mayLift({ action: row.action, state: decisionState(row, at), objection })) throw notPossible()
      const lifted = await lift(change, row, { by: by.actor, reason })
      await tellLifted(change, lifted)
      await noteLifted(this.audit, manager, lifted, by)
      const [view] = await madeView(manager, [lifted], at)
      if (!view) throw nothingHere('This decision')
      return view
    })
  }
}

async function find(manager: EntityManager, id: string): Promise<DecisionRow> {
  const row = await manager.findOneBy(DecisionEntity, { id })
  if (!row) throw nothingHere('This decision')
  return row
}
