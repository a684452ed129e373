import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { CandidateRef } from '../core/places'
import {
  ReviewCardEntity,
  ReviewLogEntity,
  ReviewSettingsEntity,
  type StoredReviewCardRow,
  type StoredReviewLogRow,
} from './card.table'

type Card = Pick<StoredReviewCardRow, 'id' | 'version'>

export async function saveCard(
  manager: EntityManager,
  { id, version }: Card,
  patch: Partial<StoredReviewCardRow>,
): Promise<void> {
  await manager.update(ReviewCardEntity, { id }, { ...patch, version: version + 1 })
}

/** With all that was answered to it. */
export async function removeCard(manager: EntityManager, { id }: Pick<Card, 'id'>): Promise<void> {
  await manager.delete(ReviewLogEntity, { cardId: id })
  await manager.delete(ReviewCardEntity, { id })
}

/** Appends an answer to a card, as the one that it was asked for now. */
export async function logAnswer(
  manager: EntityManager,
  { id: cardId, marketId, candidateId, asked: n }: StoredReviewCardRow,
  said: Pick<StoredReviewLogRow, 'rating' | 'isRight' | 'seconds' | 'day' | 'at'>,
): Promise<void> {
  const row = { id: randomUUID(), marketId, candidateId, cardId, n, isClearing: false }
  await manager.insert(ReviewLogEntity, { ...row, ...said })
}

export async function markAnswer(
  manager: EntityManager,
  which: { cardId: string; n: number },
  patch: Partial<Pick<StoredReviewLogRow, 'rating' | 'isClearing'>>,
): Promise<void> {
  await manager.update(ReviewLogEntity, which, patch)
}

export async function setCardsPerDay(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  { perDay, at }: { perDay: number; at: string },
): Promise<void> {
  await manager.save(ReviewSettingsEntity, { marketId, candidateId, perDay, at })
}
