import type { EntityManager } from 'typeorm'
import type { CandidateRef } from '../core/places'
import { PathRatingEntity, PathWishEntity } from './module.table'

const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })

/** What a guest thinks of paths and waits for goes along to another demo of theirs; of two ratings of a path the later one. */
export async function moveChoices(
  manager: EntityManager,
  from: CandidateRef,
  to: CandidateRef,
): Promise<void> {
  for (const { pathId, stars, at } of await manager.findBy(PathRatingEntity, own(from))) {
    const there = await manager.findOneBy(PathRatingEntity, { ...own(to), pathId })
    if (!there || there.at < at) await manager.save(PathRatingEntity, { ...own(to), pathId, stars, at })
  }
  for (const { pathId, at } of await manager.findBy(PathWishEntity, own(from)))
    if (!(await manager.existsBy(PathWishEntity, { ...own(to), pathId })))
      await manager.insert(PathWishEntity, { ...own(to), pathId, at })
  for (const entity of [PathRatingEntity, PathWishEntity]) await manager.delete(entity, own(from))
}
