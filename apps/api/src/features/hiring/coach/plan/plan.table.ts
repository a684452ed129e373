import { EntitySchema } from 'typeorm'
import type { PlanItemState, PlanKind } from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

/** What somebody plans for an interview, and what they noted after it. One of each interview. */
export interface InterviewPlanRow {
  id: string
  candidateId: string
  interviewId: string
  /** When the plan was made first: what was done since then counts. Null while there are notes alone. */
  madeAt: string | null
  /** The day it was made for, empty while no time was agreed. */
  madeFor: string
  notes: string
  met: string[]
  version: number
}
export interface PlanItemRow {
  planId: string
  seq: number
  candidateId: string
  kind: PlanKind
  ref: string
  dueDay: string | null
  state: PlanItemState
  doneByRef: string | null
}
export type StoredPlanRow = InMarket<InterviewPlanRow>
export type StoredPlanItemRow = InMarket<PlanItemRow>

const marketId = varchar('market_id', 36)
const candidateId = varchar('candidate_id', 36)

export const InterviewPlanEntity = new EntitySchema<StoredPlanRow>({
  name: 'interview_plan',
  tableName: 'interview_plans',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    interviewId: varchar('interview_id', 36),
    madeAt: time('made_at', true),
    madeFor: varchar('made_for', 10),
    notes: longText('notes'),
    met: json('met'),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_interview_plans_interview_id', columns: ['interviewId'], unique: true },
    { name: 'ix_interview_plans_candidate_id', columns: ['marketId', 'candidateId'] },
  ],
  foreignKeys: [ofMarket('interview_plans')],
})

const partOfKey = { primary: true, primaryKeyConstraintName: 'pk_plan_items' } as const
export const PlanItemEntity = new EntitySchema<StoredPlanItemRow>({
  name: 'plan_item',
  tableName: 'plan_items',
  columns: {
    planId: { ...varchar('plan_id', 36), ...partOfKey },
    seq: { ...integer('seq'), ...partOfKey },
    marketId,
    candidateId,
    kind: varchar('kind', 12),
    ref: varchar('ref', 100),
    dueDay: varchar('due_day', 10, true),
    state: varchar('state', 8),
    doneByRef: varchar('done_by_ref', 100, true),
  },
  indices: [{ name: 'ix_plan_items_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('plan_items')],
})

export const planEntities = [InterviewPlanEntity, PlanItemEntity]
