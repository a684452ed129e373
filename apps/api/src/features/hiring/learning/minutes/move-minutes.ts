import { Not, type EntityManager } from 'typeorm'
import type { CandidateRef } from '../../core/places'
import { LearningSessionEntity } from '../learning.table'

/**
 * Minutes of a guest go along to another demo of theirs, without the samples. Where both counted the same thing on one day,
 * the longer time is kept: what a day counts for it is bounded, and both may have run at once.
 */
export async function moveMinutes(
  manager: EntityManager,
  from: CandidateRef,
  to: CandidateRef,
): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  const rows = await manager.findBy(LearningSessionEntity, { ...own(from), origin: Not('sample') })
  for (const { id, origin, day, kind, ref, seconds, at } of rows) {
    const there =
      origin === 'counted' && kind !== null && ref !== null
        ? await manager.findOneBy(LearningSessionEntity, { ...own(to), origin, day, kind, ref })
        : null
    if (!there) await manager.update(LearningSessionEntity, { id }, own(to))
    else if (seconds > there.seconds)
      await manager.update(LearningSessionEntity, { id: there.id }, { seconds, at })
  }
}
