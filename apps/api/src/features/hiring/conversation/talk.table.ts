import { EntitySchema } from 'typeorm'
import type { CoachLine, Intent } from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** A talk with the coach; one of each person. */
export interface CoachThreadRow {
  id: string
  candidateId: string
  updatedAt: string
}
/** A line of it. What somebody said who may be in danger is not among them. */
export interface CoachMessageRow {
  threadId: string
  seq: number
  candidateId: string
  role: CoachLine['role']
  text: string
  intent: Intent | null
  facts: CoachLine['facts']
  actions: CoachLine['actions']
  at: string
}
export type StoredThreadRow = InMarket<CoachThreadRow>
export type StoredMessageRow = InMarket<CoachMessageRow>

const marketId = varchar('market_id', 36)
const candidateId = varchar('candidate_id', 36)

export const CoachThreadEntity = new EntitySchema<StoredThreadRow>({
  name: 'coach_thread',
  tableName: 'coach_threads',
  columns: { id: idColumn, marketId, candidateId, updatedAt: time('updated_at') },
  indices: [
    { name: 'ix_coach_threads_candidate_id', columns: ['marketId', 'candidateId', 'updatedAt'] },
    { name: 'ix_coach_threads_updated_at', columns: ['updatedAt'] },
  ],
  foreignKeys: [ofMarket('coach_threads')],
})

const partOfKey = { primary: true, primaryKeyConstraintName: 'pk_coach_messages' } as const
export const CoachMessageEntity = new EntitySchema<StoredMessageRow>({
  name: 'coach_message',
  tableName: 'coach_messages',
  columns: {
    threadId: { ...varchar('thread_id', 36), ...partOfKey },
    seq: { ...integer('seq'), ...partOfKey },
    marketId,
    candidateId,
    role: varchar('role', 8),
    text: longText('text'),
    intent: varchar('intent', 16, true),
    facts: json('facts'),
    actions: json('actions'),
    at: time('at'),
  },
  indices: [{ name: 'ix_coach_messages_candidate_id', columns: ['marketId', 'candidateId', 'at'] }],
  foreignKeys: [ofMarket('coach_messages')],
})

export const talkEntities = [CoachThreadEntity, CoachMessageEntity]
