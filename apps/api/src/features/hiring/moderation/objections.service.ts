import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type {
  DecideObjection,
  ObjectionRow as ObjectionView,
  Objections,
  ObjectionsQuery,
} from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Audit } from '../../../services/audit/audit'
import type { Change, Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { By } from '../core/administrator'
import { lift, notPossible } from './decide'
import { madeView } from './decision-view'
import { holdDecided, MODERATION } from './hold-subject'
import { noteLifted } from './note-lifted'
import { tellObjection } from './moderation.mail'
import { listObjections } from './objection-list'
import type { DecisionRow, ObjectionRow } from './moderation.table'
import { CaseEntity, DecisionEntity, ObjectionEntity } from './moderation.table'

const somebodyElse = () =>
  refused(409, 'OTHER_MODERATOR', 'You made this decision: somebody else decides about the objection.')

/** What people say against decisions, and how that ends. */
export class ObjectionsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly audit: Audit,
    /** How many administrators there are. */
    private readonly administrators: () => Promise<number>,
  ) {}

  async list(query: z.output<typeof ObjectionsQuery>, actor: string): Promise<Objections> {
    const { read } = this.db
    const { rows, next } = await listObjections(read, query)
    const several = (await this.administrators()) > 1
    return { items: await views(read, rows, { actor, several, at: this.now() }), next }
  }

  /** Upheld, the decision is lifted and its case is open again; where there are two, another one decides. */
  async decide(
    id: string,
    { outcome, answer }: z.output<typeof DecideObjection>,
    { actor, request }: By,
  ): Promise<ObjectionView> {
    const several = (await this.administrators()) > 1
    return this.changes.run(LIVE_MARKET_ID, MODERATION, async (change) => {
      const { manager, at } = change
      const row = await manager.findOneBy(ObjectionEntity, { id })
      if (!row) throw nothingHere('This objection')
      if (row.state !== 'open') throw notPossible()
      const decision = await manager.findOneByOrFail(DecisionEntity, { id: row.decisionId })
      if (several && decision.decidedBy === actor) throw somebodyElse()
      const next = { state: outcome, answer, decidedBy: actor, decidedAt: at }
      await manager.update(ObjectionEntity, { id }, next)
      if (outcome === 'upheld') await this.uphold(change, decision, { actor, request })
      const details = { outcome, decision: decision.id }
      await this.audit.recordWith(manager, {
        actor,
        action: 'objection.decided',
        target: id,
        details,
        request,
      })
      await tellObjection(change, decision, next)
      const [view] = await views(manager, [{ ...row, ...next }], { actor, several, at })
      if (!view) throw nothingHere('This objection')
      return view
    })
  }

  private async uphold(change: Change, decision: DecisionRow, by: By): Promise<void> {
    if (decision.liftedAt === null) {
      await holdDecided(change, decision)
      await noteLifted(this.audit, change.manager, await lift(change, decision, { by: by.actor }), by)
    }
    if (decision.caseId) await reopen(change, decision.caseId)
  }

  private now(): string {
    return this.changes.now().toISOString()
  }
}

interface Reader {
  actor: string
  /** There are other administrators. */
  several: boolean
  at: string
}

async function views(
  manager: EntityManager,
  rows: readonly ObjectionRow[],
  { actor, several, at: now }: Reader,
): Promise<ObjectionView[]> {
  if (rows.length === 0) return []
  const decisions = await manager.findBy(DecisionEntity, { id: In(rows.map((row) => row.decisionId)) })
  const made = await madeView(manager, decisions, now)
  return rows.flatMap(({ id, decisionId, text, state, at, answer }) => {
    const decision = made.find((one) => one.id === decisionId)
    if (!decision) return []
    const mayDecide = state === 'open' && !(several && decision.by === actor)
    return { id, text, state, at, answer, decision, mayDecide }
  })
}

/** What was decided wrongly is looked at again, unless a newer case about the same is open. */
async function reopen({ manager }: Change, id: string): Promise<void> {
  const row = await manager.findOneByOrFail(CaseEntity, { id })
  const { subjectType, subjectId, version } = row
  const open = { subjectType, subjectId, state: In(['open', 'looked_at'] as const) }
  if (await manager.existsBy(CaseEntity, open)) return
  await manager.update(CaseEntity, { id }, { state: 'open', decidedAt: null, version: version + 1 })
}
