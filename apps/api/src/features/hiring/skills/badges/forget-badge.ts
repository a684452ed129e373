import type { EntityManager } from 'typeorm'
import type { CandidateRef } from '../../core/places'
import { ImportedBadgeEntity } from './imported-badge.table'

/** The file behind a certification goes with it. */
export async function forgetBadge(
  manager: EntityManager,
  id: string,
  { marketId, candidateId }: CandidateRef,
) {
  await manager.delete(ImportedBadgeEntity, { id, marketId, candidateId })
}
