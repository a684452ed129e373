import type { EntityManager } from 'typeorm'
import type { Review } from '@tryka/domain'
import { dayAfter, REVIEW_LIMITS, reviewDay } from '@tryka/domain'
import {
  ReviewCardEntity,
  ReviewLogEntity,
  ReviewSettingsEntity,
  type StoredReviewCardRow,
  type StoredReviewLogRow,
} from '../cards/card.table'
import { retrievability } from '../cards/schedule'
import type { CandidateRef } from '../core/places'
import { nothingHere } from '../core/errors'
import { CandidateEntity } from '../profile/candidate.table'
import type { ReviewItems } from './review-items'

export async function dayOf(manager: EntityManager, { marketId, candidateId }: CandidateRef, now: Date) {
  const person = await manager.findOne(CandidateEntity, {
    select: { id: true, timeZone: true },
    where: { id: candidateId, marketId },
  })
  if (!person) throw nothingHere('This profile')
  return { day: reviewDay(now, person.timeZone), zone: person.timeZone }
}

/** Cards to ask today, in their order: what is least likely to be still known first, what was wrong today at the end. */
function queueOf(cards: readonly StoredReviewCardRow[], log: readonly StoredReviewLogRow[], day: string) {
  const active = cards.filter(({ state }) => state !== 'paused')
  const known = new Map(active.map(({ id, memory }) => [id, retrievability(memory, day)]))
  const due = active
    .filter((card) => card.due <= day)
    .sort(
      (a, b) =>
        (known.get(a.id) ?? 0) - (known.get(b.id) ?? 0) ||
        (a.due < b.due ? -1 : a.due > b.due ? 1 : a.id < b.id ? -1 : 1),
    )
  const lastOf = (id: string) => log.findLastIndex(({ cardId }) => cardId === id)
  const again = active
    .filter((card) => card.due > day && card.againOn === day)
    .sort((a, b) => lastOf(a.id) - lastOf(b.id))
  const ahead = active.map(({ due: on }) => on).filter((on) => on > day)
  return { due, again, nextDay: ahead.sort()[0] ?? null }
}

/** The review of a day, with the card that is asked next. */
export async function reviewOf(
  manager: EntityManager,
  who: CandidateRef,
  items: ReviewItems,
  now: Date,
): Promise<Review> {
  const { marketId, candidateId } = who
  const own = { marketId, candidateId }
  const { day } = await dayOf(manager, who, now)
  const [rows, log, settings] = [
    await manager.findBy(ReviewCardEntity, own),
    await manager.find(ReviewLogEntity, { where: { ...own, day }, order: { at: 'ASC', n: 'ASC' } }),
    await manager.findOneBy(ReviewSettingsEntity, own),
  ]
  // What a card asks may be gone from its module or question: then it is not asked.
  const cards = rows.filter((card) => items.about(card) !== undefined)
  const { due, again, nextDay } = queueOf(cards, log, day)
  const perDay = settings?.perDay ?? REVIEW_LIMITS.preset
  const done = log.filter(({ rating }) => rating !== null).length
  const left = due.slice(0, Math.max(0, perDay - done))
  const waiting = due.length > left.length
  return {
    day,
    perDay,
    done,
    left: left.length,
    again: again.length,
    due: done + due.length,
    cards: cards.length,
    card: await cardView(items, left[0] ?? again[0], day),
    nextDay: waiting ? dayAfter(day) : nextDay,
    paused: cards.filter(({ state }) => state === 'paused').flatMap((card) => items.about(card) ?? []),
  }
}

async function cardView(items: ReviewItems, card: StoredReviewCardRow | undefined, day: string) {
  const about = card && items.about(card)
  const asked = card && (await items.ask(card))
  if (!card || !about || !asked) return null
  const { task, hint } = asked
  return { ...about, task, hint, isAgain: card.due > day, lastDay: card.memory?.lastDay ?? null }
}
