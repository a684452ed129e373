import type { EntityManager } from 'typeorm'
import type { CandidateRef } from '../core/places'
import { ReviewCardEntity, ReviewLogEntity, ReviewSettingsEntity } from './card.table'

/**
 * Cards of a guest go along to another demo of theirs; what is about the same is kept as it is there, and so is how many a
 * day are reviewed, where that was chosen.
 */
export async function moveCards(manager: EntityManager, from: CandidateRef, to: CandidateRef): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  for (const { id, source, ref } of await manager.findBy(ReviewCardEntity, own(from))) {
    if (await manager.existsBy(ReviewCardEntity, { ...own(to), source, ref })) continue
    await manager.update(ReviewCardEntity, { id }, own(to))
    await manager.update(ReviewLogEntity, { cardId: id }, own(to))
  }
  const come = await manager.findOneBy(ReviewSettingsEntity, own(from))
  if (come && !(await manager.existsBy(ReviewSettingsEntity, own(to))))
    await manager.insert(ReviewSettingsEntity, { ...come, ...own(to) })
}
