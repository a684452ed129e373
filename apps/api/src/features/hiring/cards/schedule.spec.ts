import { default_w, forgetting_curve, fsrs, generatorParameters, Rating, State } from 'ts-fsrs'
import type { CardRating } from '@tryka/domain'
import { dayAfter } from '@tryka/domain'
import { retrievability, SCHEDULE, scheduled, WEIGHTS, type CardMemory } from './schedule'

const START = '2026-01-01'
/** The days of a card that is answered on each day on which it is due. */
function daysOf(ratings: readonly CardRating[]): number[] {
  let memory: CardMemory | null = null
  let day = START
  return ratings.map((rating) => {
    const next = scheduled(memory, rating, day)
    memory = next.memory
    day = next.due
    return next.memory.scheduledDays
  })
}

describe('The schedule of cards', () => {
  // Dates that an upgrade must not move: written down when this was, and not read from the library.
  it.each<[CardRating[], number[]]>([
    [
      ['good', 'good', 'good', 'good', 'good', 'good', 'good'],
      [3, 14, 57, 196, 365, 365, 365],
    ],
    [
      ['again', 'good', 'good'],
      [1, 3, 8],
    ],
    [
      ['hard', 'good', 'again', 'good'],
      [2, 7, 1, 3],
    ],
    [
      ['good', 'good', 'easy'],
      [3, 14, 95],
    ],
  ])('gives %j its days', (ratings, days) => {
    expect(daysOf(ratings)).toEqual(days)
  })

  it('has weights of its own, which are those that the library has today', () => {
    expect(WEIGHTS).toEqual(default_w)
    expect(generatorParameters(SCHEDULE)).toMatchObject({
      request_retention: 0.9,
      maximum_interval: 365,
      enable_fuzz: false,
      enable_short_term: false,
    })
  })

  it('is what the library says for moments of the same days', () => {
    const scheduler = fsrs({ ...SCHEDULE, w: [...WEIGHTS] })
    let { card } = scheduler.next(
      { ...empty, due: new Date(START) },
      new Date(`${START}T00:00:00.000Z`),
      Rating.Good,
    )
    let ours = scheduled(null, 'good', START)
    for (const [rating, grade] of [
      ['hard', Rating.Hard],
      ['again', Rating.Again],
      ['good', Rating.Good],
      ['easy', Rating.Easy],
    ] as const) {
      // Four days late, every time.
      const day = dayAfter(ours.due, 4)
      card = scheduler.next(card, new Date(`${day}T00:00:00.000Z`), grade).card
      ours = scheduled(ours.memory, rating, day)
      expect(ours.memory).toMatchObject({ stability: card.stability, difficulty: card.difficulty })
      expect(ours.due).toBe(card.due.toISOString().slice(0, 10))
    }
  })

  it('never asks later than in a year, and never on the same day again', () => {
    const easy = daysOf(Array.from({ length: 12 }, () => 'easy' as const))
    expect(Math.max(...easy)).toBe(365)
    expect(Math.min(...daysOf(Array.from({ length: 12 }, () => 'again' as const)))).toBe(1)
  })

  it('knows how likely a card is still known: as the curve says, and less every day after', () => {
    const { memory, due } = scheduled(null, 'good', START)
    expect(retrievability(memory, due)).toBeCloseTo(forgetting_curve(WEIGHTS, 3, memory.stability), 8)
    expect(retrievability(memory, dayAfter(due, 30))).toBeLessThan(retrievability(memory, due))
    expect(retrievability(memory, START)).toBe(1)
    expect(retrievability(null, START)).toBe(0)
  })
})

const empty = {
  due: new Date(),
  stability: 0,
  difficulty: 0,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: 0,
  lapses: 0,
  state: State.New,
}
