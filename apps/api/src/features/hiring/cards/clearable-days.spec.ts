import { clearableDays } from './clearable-days'

const DAYS = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
]
const cards = (many: number, due: string) => Array.from({ length: many }, () => ({ due, memory: null }))
const on = (...dues: string[]) => dues.flatMap((due) => cards(5, due))

describe('Days on which a review can be cleared', () => {
  it('are those with five cards or more, of what is due by then', () => {
    expect(clearableDays([], { days: DAYS, perDay: 20 })).toBe(0)
    expect(clearableDays(cards(4, '2026-11-01'), { days: DAYS, perDay: 20 })).toBe(0)
    expect(clearableDays(cards(20, '2026-12-01'), { days: DAYS, perDay: 20 })).toBe(0)
    expect(clearableDays(on(...DAYS.slice(0, 4)), { days: DAYS.slice(0, 4), perDay: 20 })).toBe(4)
  })

  it('are as many as a limit of cards a day leaves, and what was right comes again', () => {
    const many = cards(20, '2026-11-01')
    expect(clearableDays(many, { days: DAYS.slice(0, 2), perDay: 20 })).toBe(1)
    expect(clearableDays(many, { days: DAYS.slice(0, 4), perDay: 5 })).toBe(4)
    // Good for the first time: three days.
    expect(clearableDays(cards(5, DAYS[0] ?? ''), { days: DAYS.slice(0, 4), perDay: 20 })).toBe(2)
  })
})
