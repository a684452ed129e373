import { In, type EntityManager } from 'typeorm'
import type { CoachData } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { ReviewCardEntity, ReviewLogEntity } from './card.table'

const ownOf = ({ marketId, candidateId }: CandidateRef) => ({
  marketId,
  candidateId,
  source: 'point' as const,
})

/** Cards that came from answers in practice, the oldest first. */
export async function pointCards(manager: EntityManager, of: CandidateRef): Promise<CoachData['cards']> {
  const cards = await manager.find(ReviewCardEntity, {
    where: ownOf(of),
    order: { madeAt: 'ASC', id: 'ASC' },
  })
  return cards.map(({ ref, state, due, asked, madeAt }) => ({ ref, state, due, asked, madeAt }))
}

/** Deletes them with all that was answered to them. */
export async function erasePointCards(manager: EntityManager, of: CandidateRef): Promise<void> {
  const cards = await manager.find(ReviewCardEntity, { select: { id: true }, where: ownOf(of) })
  if (cards.length === 0) return
  const ids = cards.map(({ id }) => id)
  await manager.delete(ReviewLogEntity, { cardId: In(ids) })
  await manager.delete(ReviewCardEntity, { id: In(ids) })
}
