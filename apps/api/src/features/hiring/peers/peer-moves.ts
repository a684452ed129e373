import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import {
  DAY_MS,
  dashboardPath,
  doDiffer,
  PEER_REVIEW_MACHINE,
  PEER_RULES,
  SHARED_ANSWER_MACHINE,
  type PeerReviewState,
  type SharedState,
} from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import { endHold } from '../credits/spend'
import {
  PeerReviewEntity,
  SharedAnswerEntity,
  type StoredPeerReviewRow,
  type StoredSharedRow,
} from './peer.table'

/** States of a review that was given. */
export const GIVEN: readonly PeerReviewState[] = ['submitted', 'useful', 'not_useful', 'neutral']
/** Whether it was written, also of a known answer, which helps nobody. */
export const isWritten = (row: Pick<StoredPeerReviewRow, 'state'>): boolean =>
  row.state === 'known' || isGiven(row)
export const isGiven = ({ state }: Pick<StoredPeerReviewRow, 'state'>): boolean => GIVEN.includes(state)

export const daysLater = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString()

export const reviewsOf = (manager: EntityManager, sharedIds: readonly string[]) =>
  sharedIds.length === 0
    ? Promise.resolve([])
    : manager.find(PeerReviewEntity, {
        where: { sharedId: In([...sharedIds]) },
        order: { takenAt: 'ASC', id: 'ASC' },
      })

type ReviewAction = 'submit' | 'compare' | 'useful' | 'not_useful' | 'rest' | 'lapse'
type SharedAction = 'review' | 'withdraw' | 'lapse' | 'close'

/** Moves one review, with what else of it changes. */
export async function moveReview(
  change: Change,
  row: StoredPeerReviewRow,
  { action, by }: { action: ReviewAction; by: Mover },
  over: Partial<StoredPeerReviewRow> = {},
): Promise<StoredPeerReviewRow> {
  const { id, state: from } = row
  const { to } = await change.move(PEER_REVIEW_MACHINE, { from, action, by, subjectId: id })
  const next = { ...over, state: to as PeerReviewState }
  await change.manager.update(PeerReviewEntity, { id }, next)
  return { ...row, ...next }
}

/** Moves a shared answer. What was put aside for it is spent where somebody took the time, else it goes back. */
export async function moveShared(
  change: Change,
  row: StoredSharedRow,
  { action, by, isSpent = true }: { action: SharedAction; by: Mover; isSpent?: boolean },
): Promise<StoredSharedRow> {
  const { id, marketId, state: from, price } = row
  const { manager, at } = change
  const { to } = await change.move(SHARED_ANSWER_MACHINE, { from, action, by, subjectId: id })
  const state = to as SharedState
  const isOver = state !== 'reviewed'
  const next = {
    state,
    closesAt: isOver ? null : daysLater(at, PEER_RULES.openDays),
    eraseAt: isOver ? daysLater(at, PEER_RULES.keepDays) : null,
  }
  await manager.update(SharedAnswerEntity, { id }, next)
  const reviews = await reviewsOf(manager, [id])
  if (isOver)
    for (const review of reviews) {
      if (review.state === 'taken') await moveReview(change, review, { action: 'lapse', by: 'system' })
      if (review.state === 'submitted') await moveReview(change, review, { action: 'rest', by: 'system' })
    }
  if (from === 'open' && price > 0)
    await endHold(change, { marketId, deedId: id }, isSpent && reviews.some(isGiven) ? 'spend' : 'release')
  return { ...row, ...next }
}

const TITLES = {
  two: 'Two people reviewed your answer.',
  one: 'Somebody reviewed your answer.',
  none: 'Nobody had time for your answer. What you put aside is back.',
} as const

export const tellOwner = (change: Change, { candidateId }: StoredSharedRow, what: keyof typeof TITLES) =>
  change.tell({
    side: 'candidate',
    recipientId: candidateId,
    type: 'Platform updates',
    title: TITLES[what],
    link: dashboardPath('candidate', 'interviews', { tab: 'others', place: 'me' }),
  })

/** After a review was given: two who are far apart ask for a third, and enough of them end the waiting. */
export async function afterReview(change: Change, row: StoredSharedRow): Promise<void> {
  const given = (await reviewsOf(change.manager, [row.id])).filter(isGiven)
  const isApart = given.length >= PEER_RULES.reviewers && doDiffer(given.map(({ levels }) => levels))
  const wanted = isApart ? PEER_RULES.moreReviewers : row.wanted
  if (wanted !== row.wanted) await change.manager.update(SharedAnswerEntity, { id: row.id }, { wanted })
  if (given.length === PEER_RULES.reviewers) await tellOwner(change, row, 'two')
  if (given.length >= wanted) await moveShared(change, { ...row, wanted }, { action: 'review', by: 'system' })
}

/** When nobody else comes: with one review it is reviewed all the same, without any it is closed. */
export async function endWaiting(change: Change, row: StoredSharedRow): Promise<void> {
  const given = (await reviewsOf(change.manager, [row.id])).filter(isGiven)
  await moveShared(change, row, { action: given.length > 0 ? 'review' : 'lapse', by: 'system' })
  if (given.length < PEER_RULES.reviewers) await tellOwner(change, row, given.length > 0 ? 'one' : 'none')
}
