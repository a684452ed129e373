import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import type { ReviewsToGive, SubmitReview, SubmittedReview, TakenReview } from '@tryka/domain'
import { areWholeLevels, LIVE_MARKET_ID } from '@tryka/domain'
import { AppError } from '../../../app-error'
import type { Database } from '../../../db/database'
import type { Change, Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { purseOfCandidate } from '../credits/purse'
import { fits, strangeness } from './fitting'
import { comparisonOf, knownOf } from './known-answers'
import { knownOffer, mixedIn } from './known-offer'
import { reviewable } from './may-review'
import { requirePeer, requirePeerAccount } from './peer-access'
import { cardOf, ownOf } from './peer-cards.service'
import { afterReview, isWritten, moveReview, reviewsOf } from './peer-moves'
import { answersOf, givenView, takenView, waitingView } from './peer-view'
import {
  PeerCalibrationEntity,
  PeerReviewEntity,
  type ReviewedAnswer,
  SharedAnswerEntity,
  type StoredPeerReviewRow,
} from './peer.table'
import { begin, calibratedTypes, isFree, refuseTooMany } from './taking'

const MOST_GIVEN = 50
/** So many that wait are looked through, and so many listed: the oldest first. */
const LOOKED_AT = 300
const MOST_WAITING = 20

const notCalibrated = () =>
  refused(403, 'NOT_CALIBRATED', 'Judge three known answers of this type first, under With others.')
const taken = () => refused(409, 'TAKEN', 'Somebody else took this answer a moment ago.')
const invalid = (path: string, message: string) =>
  new AppError(400, 'VALIDATION_FAILED', message, {}, [{ path, message }])

/** What a person gives others: takes an answer that waits, and says what it lacks. */
export class ReviewsToGiveService {
  constructor(private readonly deps: { db: Database; changes: Changes }) {}

  async list(place: CandidatePlace): Promise<ReviewsToGive> {
    const { read } = this.deps.db
    await requirePeerAccount(read, place)
    const order = { takenAt: 'DESC', id: 'ASC' } as const
    const own = await read.find(PeerReviewEntity, { where: ownOf(place), order, take: MOST_GIVEN })
    const answerOf = await answersOf(read, own)
    const each = <T>(
      is: (row: StoredPeerReviewRow) => boolean,
      view: (row: StoredPeerReviewRow, answer: ReviewedAnswer) => T,
    ): T[] =>
      own.filter(is).flatMap((row) => {
        const answer = answerOf(row)
        return answer ? [view(row, answer)] : []
      })
    return {
      taken: each(({ state, takenUntil }) => state === 'taken' && takenUntil > place.calledAt, takenView),
      waiting: (await this.waiting(read, place)).map(waitingView),
      given: each(isWritten, givenView),
    }
  }

  /** Twenty who take it at once are as many as it wants, and the others hear that it is taken. */
  async take(place: CandidatePlace, sharedId: string): Promise<TakenReview> {
    const ownerId = await this.ownerOf(sharedId)
    if (ownerId === null) return this.takeKnown(place, sharedId)
    return this.run(place, ownerId, async (change) => {
      const { manager, at } = change
      const card = await cardOf(manager, place)
      await requirePeer(manager, place, card)
      const row = await manager.findOneBy(SharedAnswerEntity, { id: sharedId, marketId: place.marketId })
      if (!card || !row || !fits(card, row)) throw nothingHere('This answer')
      if (!(await reviewable(manager, place, [row.candidateId], at)).has(row.candidateId))
        throw nothingHere('This answer')
      const reviews = await reviewsOf(manager, [sharedId])
      if (reviews.some(({ candidateId }) => candidateId === place.candidateId)) throw taken()
      if (!isFree(row, reviews, at)) throw taken()
      if (!(await calibratedTypes(manager, place)).has(row.type)) throw notCalibrated()
      await refuseTooMany(change, place)
      return takenView(await begin(change, place, { ownerId: row.candidateId, sharedId, known: null }), row)
    })
  }

  /** Refuses like the others do, so that trying it does not tell what it is. */
  private async takeKnown(place: CandidatePlace, sharedId: string): Promise<TakenReview> {
    const look = async (manager: EntityManager) => {
      const card = await cardOf(manager, place)
      const types = await calibratedTypes(manager, place)
      const offer = card && (await knownOffer(manager, place, card, types))
      const before = await manager.findOneBy(PeerReviewEntity, { ...ownOf(place), sharedId })
      return { card, before, offer: offer?.answer.id === sharedId ? offer : null }
    }
    const first = await look(this.deps.db.read)
    if (!first.before && !first.offer) throw nothingHere('This answer')
    return this.run(place, '', async (change) => {
      const { card, before, offer } = await look(change.manager)
      await requirePeer(change.manager, place, card)
      const given = before?.state === 'lapsed' ? knownOf(before) : null
      if (card && given && fits(card, given)) throw taken()
      if (!offer) throw nothingHere('This answer')
      await refuseTooMany(change, place)
      const { known, answer } = offer
      return takenView(await begin(change, place, { ownerId: '', sharedId, known }), answer)
    })
  }

  async submit(
    place: CandidatePlace,
    id: string,
    body: z.output<typeof SubmitReview>,
  ): Promise<SubmittedReview> {
    const { ownerId } = await this.own(this.deps.db.read, place, id)
    return this.run(place, ownerId, async (change) => {
      const { manager, at } = change
      await requirePeerAccount(manager, place)
      const review = await this.own(manager, place, id)
      const row = await manager.findOneBy(SharedAnswerEntity, { id: review.sharedId })
      const answer = row ?? knownOf(review)
      if (!answer) throw nothingHere('This review')
      if (review.state === 'taken' && review.takenUntil <= at)
        throw refused(409, 'TOO_LATE', 'The day for this review is over: the answer went back.')
      const { levels, quotes, thing } = body
      if (!areWholeLevels(answer.type, levels)) throw invalid('levels', 'Give each criterion a level.')
      const strange = quotes.findIndex((quote) => !answer.text.includes(quote))
      if (strange >= 0) throw invalid(`quotes.${strange}`, 'Quote the answer word for word.')
      if (!row) {
        // Its words reach nobody, so they are not kept either.
        await moveReview(change, review, { action: 'compare', by: place }, { levels, submittedAt: at })
        return { known: comparisonOf({ known: review.known, levels }) }
      }
      const given = { levels, quotes, thing, submittedAt: at }
      await moveReview(change, review, { action: 'submit', by: place }, given)
      const mine = { ...ownOf(place), type: row.type }
      await manager.increment(PeerCalibrationEntity, mine, 'given', 1)
      await afterReview(change, row)
      return { known: null }
    })
  }

  async giveBack(place: CandidatePlace, id: string): Promise<void> {
    const { ownerId } = await this.own(this.deps.db.read, place, id)
    await this.run(place, ownerId, async (change) => {
      const review = await this.own(change.manager, place, id)
      await moveReview(change, review, { action: 'lapse', by: place })
    })
  }

  private async waiting(read: EntityManager, place: CandidatePlace): Promise<ReviewedAnswer[]> {
    const card = await cardOf(read, place)
    if (!card?.isOn || !card.isAdult) return []
    const types = [...(await calibratedTypes(read, place))].filter((type) => card.types.includes(type))
    if (types.length === 0) return []
    const rows = await read.find(SharedAnswerEntity, {
      where: { marketId: place.marketId, state: 'open', type: In(types) },
      order: { sharedAt: 'ASC', id: 'ASC' },
      take: LOOKED_AT,
    })
    const fitting = rows.filter((row) => fits(card, row))
    const [people, reviews] = await Promise.all([
      reviewable(
        read,
        place,
        fitting.map(({ candidateId }) => candidateId),
        place.calledAt,
      ),
      reviewsOf(
        read,
        fitting.map(({ id }) => id),
      ),
    ])
    const free = fitting
      .filter((row) => {
        const of = reviews.filter(({ sharedId }) => sharedId === row.id)
        const isMine = of.some(({ candidateId }) => candidateId === place.candidateId)
        return people.has(row.candidateId) && !isMine && isFree(row, of, place.calledAt)
      })
      .sort((a, b) => strangeness(card, a) - strangeness(card, b))
    const offer = await knownOffer(read, place, card, new Set(types))
    return (offer ? mixedIn(free, offer, card) : free).slice(0, MOST_WAITING)
  }

  /** Null where nobody shared it. */
  private async ownerOf(sharedId: string): Promise<string | null> {
    const row = await this.deps.db.read.findOneBy(SharedAnswerEntity, {
      id: sharedId,
      marketId: LIVE_MARKET_ID,
    })
    return row?.candidateId ?? null
  }

  private async own(manager: EntityManager, place: CandidatePlace, id: string): Promise<StoredPeerReviewRow> {
    const row = await manager.findOneBy(PeerReviewEntity, { id, ...ownOf(place) })
    if (!row) throw nothingHere('This review')
    return row
  }

  /** Both people are held, and both accounts: what is put aside moves with the last review. A known answer has no owner. */
  private async run<T>(
    { marketId, accountId, candidateId }: CandidatePlace,
    ownerId: string,
    work: (change: Change) => Promise<T>,
  ): Promise<T> {
    const owner = ownerId && (await purseOfCandidate(this.deps.db.read, { marketId, candidateId: ownerId }))
    const account = owner ? [accountId, owner.person] : accountId
    const person = ownerId ? [candidateId, ownerId] : candidateId
    return this.deps.changes.run(marketId, { account, person }, work)
  }
}
