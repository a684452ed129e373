import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { MoreThanOrEqual } from 'typeorm'
import type { z } from 'zod'
import type { MarkReview, ShareAnswer, SharedAnswer, SharedAnswers, ShareProposal } from '@tryka/domain'
import {
  CREDIT_HOLD_DAYS,
  CREDIT_PRICES,
  judgedText,
  PEER_RULES,
  periodStart,
  proposePlaceholders,
  reviewDeed,
  SHARED_ANSWER_MACHINE,
} from '@tryka/domain'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change, Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { payFor } from '../credits/ledger'
import { balanceOf, purseOf, purseOfCandidate } from '../credits/purse'
import { holdFor } from '../credits/spend'
import { pairOf } from './pair'
import { requirePeer } from './peer-access'
import { cardOf, ownOf } from './peer-cards.service'
import { daysLater, isGiven, moveReview, moveShared, reviewsOf } from './peer-moves'
import { sharedViews } from './peer-view'
import { SharedAnswerEntity, type StoredSharedRow } from './peer.table'
import { knownNames, shareable } from './shareable'

const MOST_LISTED = 50
const sharedAlready = () => refused(409, 'SHARED', 'This answer waits for reviews already.')

/** Free ones of this month, save those that nobody looked at. */
async function freeLeft(manager: EntityManager, place: CandidatePlace, at: string): Promise<number> {
  const sharedAt = MoreThanOrEqual(periodStart('month', at))
  const rows = await manager.findBy(SharedAnswerEntity, { ...ownOf(place), price: 0, sharedAt })
  const reviews = await reviewsOf(
    manager,
    rows.map(({ id }) => id),
  )
  const used = rows.filter(
    ({ id, state }) =>
      state === 'open' || state === 'reviewed' || reviews.some((one) => one.sharedId === id && isGiven(one)),
  )
  return Math.max(0, PEER_RULES.freePerMonth - used.length)
}

const priceOf = (left: number): number => (left > 0 ? 0 : CREDIT_PRICES.review)

/** Answers that people let others look at. */
export class SharedAnswersService {
  constructor(private readonly deps: { db: Database; changes: Changes }) {}

  async propose(place: CandidatePlace, turnId: string): Promise<ShareProposal> {
    const { read } = this.deps.db
    const card = await cardOf(read, place)
    await requirePeer(read, place, card)
    const { turn, question } = await shareable(read, place, turnId)
    const text = judgedText(turn.answer ?? '', turn.followAnswer)
    const left = await freeLeft(read, place, place.calledAt)
    return {
      turnId,
      type: question.type,
      question: question.stem,
      text,
      placeholders: proposePlaceholders(text, await knownNames(read, place)),
      languages: card?.languages ?? [],
      price: priceOf(left),
      balance: await balanceOf(read, purseOf(place)),
      freeLeft: left,
    }
  }

  async share(
    place: CandidatePlace,
    body: z.output<typeof ShareAnswer>,
    call: OneCall,
  ): Promise<SharedAnswer> {
    try {
      return await this.run(place, [], (change) => this.add(change, place, body), call)
    } catch (error) {
      throw isUniqueViolation(error) ? sharedAlready() : error
    }
  }

  async list(place: CandidatePlace): Promise<SharedAnswers> {
    const { read } = this.deps.db
    const order = { sharedAt: 'DESC', id: 'ASC' } as const
    const rows = await read.find(SharedAnswerEntity, { where: ownOf(place), order, take: MOST_LISTED })
    return { items: await sharedViews(read, rows) }
  }

  withdraw(place: CandidatePlace, id: string): Promise<SharedAnswer> {
    return this.move(place, id, 'withdraw')
  }

  close(place: CandidatePlace, id: string): Promise<SharedAnswer> {
    return this.move(place, id, 'close')
  }

  /** Found useful it pays whoever wrote it, within the limits of a week and of two people. */
  async mark(
    place: CandidatePlace,
    id: string,
    { reviewId, useful }: z.output<typeof MarkReview>,
  ): Promise<SharedAnswer> {
    const { read } = this.deps.db
    const known = (await reviewsOf(read, [id])).find((one) => one.id === reviewId && isGiven(one))
    if (known?.ownerId !== place.candidateId) throw nothingHere('This review')
    const { candidateId, marketId } = known
    const purse = await purseOfCandidate(read, { marketId, candidateId })
    const others = purse ? [{ candidateId, accountId: purse.person }] : []
    return this.run(place, others, async (change) => {
      const { manager } = change
      const [view] = await sharedViews(manager, [await find(manager, place, id)])
      const review = (await reviewsOf(manager, [id])).find((one) => one.id === reviewId)
      if (!review || !view?.reviews.some((one) => one.id === reviewId)) throw nothingHere('This review')
      await moveReview(change, review, { action: useful ? 'useful' : 'not_useful', by: place })
      if (useful && purse)
        await payFor(change, purse, reviewDeed(reviewId, pairOf(place.accountId, purse.person)))
      return this.view(manager, await find(manager, place, id))
    })
  }

  private async add(change: Change, place: CandidatePlace, body: z.output<typeof ShareAnswer>) {
    const { manager, at } = change
    const card = await cardOf(manager, place)
    await requirePeer(manager, place, card)
    const { turnId, text, language, price } = body
    if (!card?.languages.includes(language))
      throw refused(400, 'LANGUAGE', 'Choose a language that is on your card.')
    const { session, turn, score, levels, question } = await shareable(manager, place, turnId)
    const open = await manager.findBy(SharedAnswerEntity, { ...ownOf(place), state: 'open' })
    if (open.some((one) => one.turnId === turnId)) throw sharedAlready()
    if (open.length >= PEER_RULES.sharedAtOnce)
      throw refused(409, 'TOO_MANY', `At most ${PEER_RULES.sharedAtOnce} answers wait at once.`)
    if (price !== priceOf(await freeLeft(manager, place, at)))
      throw refused(409, 'PRICE', 'It costs something else now. Look at it again.')
    const id = randomUUID()
    await change.move(SHARED_ANSWER_MACHINE, { from: 'none', action: 'share', by: place, subjectId: id })
    const row: StoredSharedRow = {
      id,
      ...ownOf(place),
      turnId,
      questionId: turn.questionId,
      type: question.type,
      level: session.level,
      language,
      text,
      score,
      levels,
      price,
      wanted: PEER_RULES.reviewers,
      state: 'open',
      sharedAt: at,
      closesAt: daysLater(at, PEER_RULES.waitDays),
      eraseAt: null,
    }
    await manager.insert(SharedAnswerEntity, row)
    const endsAt = daysLater(at, CREDIT_HOLD_DAYS)
    if (price > 0)
      await holdFor(change, purseOf(place), { deedId: id, amount: price, note: 'Review asked for', endsAt })
    return this.view(manager, row)
  }

  private move(place: CandidatePlace, id: string, action: 'withdraw' | 'close'): Promise<SharedAnswer> {
    return this.run(place, [], async (change) => {
      const row = await find(change.manager, place, id)
      return this.view(change.manager, await moveShared(change, row, { action, by: place }))
    })
  }

  private run<T>(
    { marketId, accountId, candidateId }: CandidatePlace,
    others: readonly { candidateId: string; accountId: string }[],
    work: (change: Change) => Promise<T>,
    call?: OneCall,
  ): Promise<T> {
    const all = [{ candidateId, accountId }, ...others]
    const holds = { account: all.map((one) => one.accountId), person: all.map((one) => one.candidateId) }
    return this.deps.changes.run(marketId, holds, work, call)
  }

  private async view(manager: EntityManager, row: StoredSharedRow): Promise<SharedAnswer> {
    const [view] = await sharedViews(manager, [row])
    if (!view) throw nothingHere('This answer')
    return view
  }
}

async function find(manager: EntityManager, place: CandidatePlace, id: string): Promise<StoredSharedRow> {
  const row = await manager.findOneBy(SharedAnswerEntity, { id, ...ownOf(place) })
  if (!row) throw nothingHere('This answer')
  return row
}
