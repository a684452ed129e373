import type { EntityManager } from 'typeorm'
import { ApplicationEntity } from './application.table'

/** Applications that somebody who leaves led to stay referrals, of nobody. */
export async function forgetReferrer(
  manager: EntityManager,
  { candidateId }: { candidateId: string },
): Promise<void> {
  await manager.update(ApplicationEntity, { referrerCandidateId: candidateId }, { referrerCandidateId: null })
}
