import type { EntityManager } from 'typeorm'
import { PostingEntity } from './posting.table'

/** Only a decision hides a posting, and only its end shows it again: the team goes on working on it. */
export async function hidePosting(manager: EntityManager, id: string, decisionId: string): Promise<void> {
  await manager.update(PostingEntity, { id }, { hiddenDecisionId: decisionId })
}

/** Shows again what a decision hid; a later one stays. */
export async function showPosting(manager: EntityManager, decisionId: string): Promise<void> {
  await manager.update(PostingEntity, { hiddenDecisionId: decisionId }, { hiddenDecisionId: null })
}
