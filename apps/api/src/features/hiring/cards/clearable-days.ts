import { REVIEW_LIMITS } from '@tryka/domain'
import type { StoredReviewCardRow } from './card.table'
import { retrievability, scheduled } from './schedule'

type Card = Pick<StoredReviewCardRow, 'due' | 'memory'>

/** On how many of these days a review that is no small one is there to clear, if each card is right whenever it is asked. */
export function clearableDays(
  cards: readonly Card[],
  { days, perDay }: { days: readonly string[]; perDay: number },
): number {
  let left = cards.map(({ due, memory }) => ({ due, memory }))
  let cleared = 0
  for (const day of days) {
    const asked = left
      .filter(({ due }) => due <= day)
      .sort((a, b) => retrievability(a.memory, day) - retrievability(b.memory, day))
      .slice(0, perDay)
    if (asked.length >= REVIEW_LIMITS.clearedFrom) cleared += 1
    left = left.map((card) => (asked.includes(card) ? scheduled(card.memory, 'good', day) : card))
  }
  return cleared
}
