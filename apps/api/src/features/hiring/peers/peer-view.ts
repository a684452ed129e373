import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { questionOf } from '@tryka/coach'
import type {
  GivenReview,
  PeerCalibration,
  PeerHome,
  SharedAnswer,
  TakenReview,
  WaitingAnswer,
} from '@tryka/domain'
import { medianLevels, PEER_RULES } from '@tryka/domain'
import { comparisonOf, knownOf } from './known-answers'
import { shownOf } from './marks'
import { isGiven, reviewsOf } from './peer-moves'
import {
  type ReviewedAnswer,
  SharedAnswerEntity,
  type StoredCalibrationRow,
  type StoredPeerCardRow,
  type StoredPeerReviewRow,
  type StoredSharedRow,
} from './peer.table'

/** The words of a question; every one that was ever asked stays in the bank. */
const stemOf = ({ questionId }: Pick<StoredSharedRow, 'questionId'>): string =>
  questionOf(questionId)?.stem ?? ''

export const cardView = (row: StoredPeerCardRow): NonNullable<PeerHome['card']> => {
  const { isOn, isAdult, name, areas, types, level, languages, showsMark, version } = row
  return { isOn, isAdult, name, areas, types, level, languages, showsMark, version }
}

/** Passed it holds for so many reviews. */
export const isCalibrated = ({
  passedAt,
  given,
}: Pick<StoredCalibrationRow, 'passedAt' | 'given'>): boolean =>
  passedAt !== null && given < PEER_RULES.givenPerCalibration

export function calibrationView(row: StoredCalibrationRow): PeerCalibration {
  const { type, passedAt, triedAt, distance, shift, given } = row
  return { type, passedAt: isCalibrated(row) ? passedAt : null, triedAt, distance, shift, given }
}

/** Shared answers as their owner reads them. Reviews come together, so that the first sways nobody. */
export async function sharedViews(
  manager: EntityManager,
  rows: readonly StoredSharedRow[],
): Promise<SharedAnswer[]> {
  const reviews = await reviewsOf(
    manager,
    rows.map(({ id }) => id),
  )
  const by = await shownOf(
    manager,
    reviews.map(({ candidateId }) => candidateId),
  )
  return rows.map((row) => {
    const { id, turnId, type, level, language, text, state, sharedAt, closesAt, price, wanted } = row
    const given = reviews.filter((one) => one.sharedId === id && isGiven(one))
    const isShown = given.length >= PEER_RULES.reviewers || state !== 'open'
    const shown = isShown ? given : []
    const own = { score: row.score, levels: row.levels }
    const about = {
      id,
      turnId,
      type,
      level,
      language,
      question: stemOf(row),
      text,
      state,
      sharedAt,
      closesAt,
    }
    return {
      ...about,
      price,
      wanted,
      given: given.length,
      own,
      reviews: shown.map((one) => ({
        id: one.id,
        by: by.get(one.candidateId)?.name ?? '',
        mark: by.get(one.candidateId)?.mark ?? null,
        levels: one.levels,
        quotes: one.quotes,
        thing: one.thing,
        state: one.state,
        at: one.submittedAt ?? one.takenAt,
      })),
      median:
        shown.length >= PEER_RULES.reviewers
          ? medianLevels(
              type,
              shown.map(({ levels }) => levels),
            )
          : null,
    }
  })
}

/** What reviews are of: answers that people shared, and known ones. */
export async function answersOf(
  manager: EntityManager,
  reviews: readonly StoredPeerReviewRow[],
): Promise<(review: StoredPeerReviewRow) => ReviewedAnswer | undefined> {
  const ids = reviews.filter(({ known }) => known === null).map(({ sharedId }) => sharedId)
  const rows = ids.length ? await manager.findBy(SharedAnswerEntity, { id: In(ids) }) : []
  return (review) => knownOf(review) ?? rows.find(({ id }) => id === review.sharedId)
}

/** What is told of an answer before it is taken: not its words, and never whose it is. */
export function waitingView(row: ReviewedAnswer): WaitingAnswer {
  const { id, type, level, language, text } = row
  return { id, type, level, language, question: stemOf(row), words: text.split(/\s+/).filter(Boolean).length }
}

export function takenView(review: StoredPeerReviewRow, row: ReviewedAnswer): TakenReview {
  const { type, level, text } = row
  return {
    id: review.id,
    answerId: row.id,
    type,
    level,
    question: stemOf(row),
    text,
    until: review.takenUntil,
  }
}

export function givenView(review: StoredPeerReviewRow, row: ReviewedAnswer): GivenReview {
  const { id, thing, levels, quotes, state, submittedAt, takenAt } = review
  return {
    id,
    answerId: row.id,
    type: row.type,
    question: stemOf(row),
    thing,
    levels,
    quotes,
    state,
    known: state === 'known' ? comparisonOf(review) : null,
    at: submittedAt ?? takenAt,
  }
}
