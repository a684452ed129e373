import type { z } from 'zod'
import type { CardChange, Review, ReviewAnswer, ReviewAnswered, ReviewSettings } from '@tryka/domain'
import { CARD_MACHINE, mayEase, ratingOf, REVIEW_LIMITS, reviewDayEnds } from '@tryka/domain'
import { tryLater } from '../../../try-later'
import { ReviewCardEntity, ReviewLogEntity, type StoredReviewCardRow } from '../cards/card.table'
import { logAnswer, markAnswer, removeCard, saveCard, setCardsPerDay } from '../cards/card-writes'
import { makeCards } from '../cards/make-cards'
import { scheduled } from '../cards/schedule'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import { seeChallenge } from '../credits/challenges/see-challenge'
import type { Courses } from '../learning/courses'
import { isTask } from '../learning/check-instances'
import { passedBy } from '../learning/passed-modules'
import type { AskedCard, ReviewItems } from './review-items'
import { dayOf, reviewOf } from './review-view'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  courses: Courses
  items: ReviewItems
}

const notDue = () => refused(409, 'NOT_DUE', 'This card is not asked today. The page shows the one that is.')
const seedUsed = () =>
  refused(409, 'SEED', 'This card was answered in the meantime. The page shows what is asked now.')

/** Cards are asked on their day, judged and rated here; nobody rates themselves. */
export class ReviewsService {
  constructor(private readonly deps: Deps) {}

  show(place: CandidatePlace): Promise<Review> {
    return reviewOf(this.deps.db.read, place, this.deps.items, this.deps.clock.now())
  }

  settings(place: CandidatePlace, { perDay }: z.output<typeof ReviewSettings>): Promise<Review> {
    return this.change(place, ({ manager, at }) => setCardsPerDay(manager, place, { perDay, at }))
  }

  /** @throws AppError 409 NOT_PASSED for a module that is not passed yet. */
  async module(place: CandidatePlace, { path, name }: { path: string; name: string }): Promise<Review> {
    const { facts, checks } = await this.deps.courses.module(`${path}/${name}`)
    return this.change(place, async (change) => {
      if (!(await passedBy(change.manager, place)).has(facts.id))
        throw refused(409, 'NOT_PASSED', 'Pass this module first.')
      const refs = checks.checks.filter((one) => !isTask(one)).map((one) => `${facts.id}/${one.name}`)
      await makeCards(change, place, { source: 'check', refs, by: place })
    })
  }

  async answer(
    place: CandidatePlace,
    id: string,
    body: z.output<typeof ReviewAnswer>,
  ): Promise<ReviewAnswered> {
    return this.deps.changes.run(
      place.marketId,
      { account: place.accountId, person: place.candidateId },
      async (change) => {
        const { manager, now } = change
        const card = await this.find(change, place, id)
        const { day, zone } = await dayOf(manager, place, now)
        const isFirst = card.due <= day
        if (card.state === 'paused' || (!isFirst && card.againOn !== day)) throw notDue()
        const { marketId, candidateId } = place
        const today = await manager.countBy(ReviewLogEntity, { marketId, candidateId, day })
        if (today >= REVIEW_LIMITS.answersPerDay) {
          const wait = reviewDayEnds(now, zone).getTime() - now.getTime()
          throw tryLater('REVIEWS', `${REVIEW_LIMITS.answersPerDay} answers are enough for a day.`, wait)
        }
        const asked = await this.deps.items.ask(card)
        if (!asked) throw nothingHere('This card')
        if (asked.task.seed !== body.seed) throw seedUsed()
        const isRight = body.answer !== null && asked.judge(body.answer)
        const due = await this.keep(change, card, { day, isFirst, isRight, asked, body })
        const review = await this.cleared(change, place, card)
        const canEase = isFirst && isRight && (await this.mayEase(change, card))
        await seeChallenge(change, place)
        return { verdict: asked.verdict(isRight), due: isRight ? due : null, canEase, review }
      },
    )
  }

  edit(place: CandidatePlace, id: string, { action }: z.output<typeof CardChange>): Promise<Review> {
    return this.change(place, async (change) => {
      const card = await this.find(change, place, id)
      if (action === 'easy') return this.ease(change, place, card)
      const { to } = await change.move(CARD_MACHINE, { from: card.state, action, by: place, subjectId: id })
      if (to === 'deleted') await removeCard(change.manager, card)
      else await saveCard(change.manager, card, { state: to })
    })
  }

  /** The first answer of a day is rated and moves the card; what is asked again only ends when it is right. */
  private async keep(
    change: Change,
    card: StoredReviewCardRow,
    { day, isFirst, isRight, asked, body }: Given,
  ): Promise<string> {
    const { manager, at } = change
    const { seconds, hint: afterHint = false } = body
    const rating = isFirst ? ratingOf({ isRight, afterHint, seconds, expected: asked.expected }) : null
    await logAnswer(manager, card, { rating, isRight, seconds, day, at })
    const again = { asked: card.asked + 1, againOn: isRight ? null : day }
    if (!rating) {
      await saveCard(manager, card, again)
      return card.due
    }
    if (card.state === 'new')
      await change.move(CARD_MACHINE, { from: 'new', action: 'learn', by: 'system', subjectId: card.id })
    const next = scheduled(card.memory, rating, day)
    await saveCard(manager, card, { ...again, ...next, before: card.memory, state: 'review' })
    return next.due
  }

  /** The review after an answer; where that was its last, and it was no small one, the answer is marked. */
  private async cleared(change: Change, place: CandidatePlace, { id, asked }: StoredReviewCardRow) {
    const review = await reviewOf(change.manager, place, this.deps.items, change.now)
    if (review.card === null && review.done >= REVIEW_LIMITS.clearedFrom)
      await markAnswer(change.manager, { cardId: id, n: asked }, { isClearing: true })
    return review
  }

  private ratings({ manager }: Change, { id }: Pick<StoredReviewCardRow, 'id'>) {
    return manager.find(ReviewLogEntity, { where: { cardId: id }, order: { n: 'DESC' }, take: 2 })
  }

  private async mayEase(change: Change, card: StoredReviewCardRow): Promise<boolean> {
    return mayEase((await this.ratings(change, card)).map(({ rating }) => rating))
  }

  /** Puts Easy in place of the Good of today. */
  private async ease(change: Change, place: CandidatePlace, card: StoredReviewCardRow): Promise<void> {
    const log = await this.ratings(change, card)
    const { day } = await dayOf(change.manager, place, change.now)
    const [last] = log
    if (!last || last.day !== day || card.state !== 'review' || !mayEase(log.map(({ rating }) => rating)))
      throw refused(409, 'NOT_YET', 'A card is too easy when it was right without a hint twice in a row.')
    await markAnswer(change.manager, { cardId: card.id, n: last.n }, { rating: 'easy' })
    await saveCard(change.manager, card, scheduled(card.before, 'easy', day))
  }

  private async find({ manager }: Change, { marketId, candidateId }: CandidatePlace, id: string) {
    const card = await manager.findOneBy(ReviewCardEntity, { id, marketId, candidateId })
    if (!card) throw nothingHere('This card')
    return card
  }

  private change(place: CandidatePlace, work: (change: Change) => Promise<void>): Promise<Review> {
    return this.deps.changes.run(
      place.marketId,
      { account: place.accountId, person: place.candidateId },
      async (change) => {
        await work(change)
        return reviewOf(change.manager, place, this.deps.items, change.now)
      },
    )
  }
}

interface Given {
  day: string
  isFirst: boolean
  isRight: boolean
  asked: AskedCard
  body: z.output<typeof ReviewAnswer>
}
