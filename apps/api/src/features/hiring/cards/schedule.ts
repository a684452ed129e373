import { fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs'
import type { CardRating } from '@tryka/domain'
import { DAY_MS, dayAfter } from '@tryka/domain'

/** FSRS-6, its weights as they were when this was written: an upgrade of the library moves no date. */
export const WEIGHTS: readonly number[] = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
]

/** Fuzz is seeded by the moment of an answer, so one answer could give two dates: it is off. */
export const SCHEDULE = {
  request_retention: 0.9,
  maximum_interval: 365,
  w: WEIGHTS,
  enable_fuzz: false,
  enable_short_term: false,
  learning_steps: [],
  relearning_steps: [],
} as const

const scheduler = fsrs(SCHEDULE)

/** What is known of how well somebody knows a card, after its last answer. */
export interface CardMemory {
  stability: number
  difficulty: number
  scheduledDays: number
  reps: number
  lapses: number
  /** Of the library: 0 new, 1 learning, 2 review, 3 relearning. */
  state: 0 | 1 | 2 | 3
  /** The day of reviews on which it was answered. */
  lastDay: string
}

const GRADES: Record<CardRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** Days are days of the person's calendar; the library sees each at midnight, so that it counts whole ones. */
const at = (day: string): Date => new Date(`${day}T00:00:00.000Z`)

function cardOf(memory: CardMemory | null, day: string): Card {
  const { stability = 0, difficulty = 0, scheduledDays = 0, reps = 0, lapses = 0 } = memory ?? {}
  const last = memory ? at(memory.lastDay) : undefined
  return {
    due: last ? new Date(last.getTime() + scheduledDays * DAY_MS) : at(day),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: 0,
    reps,
    lapses,
    state: memory?.state ?? State.New,
    ...(last ? { last_review: last } : {}),
  }
}

/** After an answer on a day: what is known now, and the day on which the card is due. */
export function scheduled(memory: CardMemory | null, rating: CardRating, day: string) {
  const { card } = scheduler.next(cardOf(memory, day), at(day), GRADES[rating])
  const { stability, difficulty, reps, lapses, state } = card
  // The library keeps Hard, Good and Easy a day apart, also beyond its longest interval.
  const scheduledDays = Math.min(card.scheduled_days, SCHEDULE.maximum_interval)
  const next: CardMemory = { stability, difficulty, scheduledDays, reps, lapses, state, lastDay: day }
  return { memory: next, due: dayAfter(day, scheduledDays) }
}

/** How likely it is that somebody still knows a card, 0 to 1; of one that was never asked nobody knows, so it comes first. */
export const retrievability = (memory: CardMemory | null, day: string): number =>
  memory ? scheduler.get_retrievability(cardOf(memory, day), at(day), false) : 0
