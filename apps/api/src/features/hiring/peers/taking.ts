import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import { DAY_MS, HOUR_MS, PEER_REVIEW_MACHINE, PEER_RULES } from '@tryka/domain'
import { tryLater } from '../../../try-later'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { ownOf } from './peer-cards.service'
import { isCalibrated } from './peer-view'
import {
  PeerCalibrationEntity,
  PeerReviewEntity,
  type StoredPeerReviewRow,
  type StoredSharedRow,
} from './peer.table'

/** True while it waits for somebody: each who has it, and each who gave a review, has one of its places. */
export const isFree = (row: StoredSharedRow, reviews: readonly StoredPeerReviewRow[], at: string): boolean =>
  row.state === 'open' &&
  (row.closesAt ?? at) > at &&
  reviews.filter(({ state }) => state !== 'lapsed').length < row.wanted

/** Types that somebody may review now. */
export async function calibratedTypes(manager: EntityManager, place: CandidatePlace) {
  const rows = await manager.findBy(PeerCalibrationEntity, ownOf(place))
  return new Set(rows.filter(isCalibrated).map(({ type }) => type))
}

/** Known answers count like all others: what is taken is one kind of thing. */
export async function refuseTooMany({ manager, now }: Change, place: CandidatePlace): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const rows = await manager.find(PeerReviewEntity, {
    where: { ...ownOf(place), takenAt: MoreThan(since) },
    order: { takenAt: 'ASC' },
  })
  const open = await manager.countBy(PeerReviewEntity, { ...ownOf(place), state: 'taken' })
  if (open >= PEER_RULES.takenAtOnce)
    throw refused(
      409,
      'TWO_AT_ONCE',
      `Finish one first: at most ${PEER_RULES.takenAtOnce} are taken at once.`,
    )
  const [oldest] = rows
  if (oldest && rows.length >= PEER_RULES.takenPerDay)
    throw tryLater(
      'REVIEWS',
      `You can take ${PEER_RULES.takenPerDay} answers in 24 hours.`,
      Date.parse(oldest.takenAt) + DAY_MS - now.getTime(),
    )
}

/** An answer is somebody's for a day. */
export async function begin(
  change: Change,
  place: CandidatePlace,
  of: Pick<StoredPeerReviewRow, 'ownerId' | 'sharedId' | 'known'>,
): Promise<StoredPeerReviewRow> {
  const review: StoredPeerReviewRow = {
    id: randomUUID(),
    ...ownOf(place),
    ...of,
    levels: [],
    quotes: [],
    thing: '',
    state: 'taken',
    takenAt: change.at,
    takenUntil: new Date(change.now.getTime() + PEER_RULES.takenHours * HOUR_MS).toISOString(),
    submittedAt: null,
  }
  const { id: subjectId } = review
  await change.move(PEER_REVIEW_MACHINE, { from: 'none', action: 'take', by: place, subjectId })
  await change.manager.insert(PeerReviewEntity, review)
  return review
}
