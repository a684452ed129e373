import type { EntityManager } from 'typeorm'
import type { CoachLine } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { CoachMessageEntity, CoachThreadEntity, type StoredMessageRow } from './talk.table'

/** A line as it is shown and taken along. */
export const lineView = ({ seq, role, text, intent, facts, actions, at }: StoredMessageRow): CoachLine => ({
  seq,
  role,
  text,
  intent,
  facts,
  actions,
  at,
})

/** Deletes all that somebody and the coach said. */
export async function eraseTalks(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<void> {
  await manager.delete(CoachMessageEntity, { marketId, candidateId })
  await manager.delete(CoachThreadEntity, { marketId, candidateId })
}
