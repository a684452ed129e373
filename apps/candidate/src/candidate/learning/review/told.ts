import type { CardAnswer, ReviewAnswered, ReviewCard } from '@tryka/domain'

/** What was just answered, as long as it is looked at. */
export interface Told {
  card: ReviewCard
  /** Null is "I don't know". */
  answer: CardAnswer | null
  answered: ReviewAnswered
}
