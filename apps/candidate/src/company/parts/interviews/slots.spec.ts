import fc from 'fast-check'
import { atLocal, localTime } from '@tryka/domain'
import { ZONE } from '../../../testing/places'
import { clashOf, freeSpans, type Busy } from './busy'
import { firstFree, momentsOf } from './slots'

/** A Monday. */
const NOW = new Date(atLocal(ZONE, 2030, 1, 7, 15))
const at = (day: number, hour: number, minute = 0) => atLocal(ZONE, 2030, 1, day, hour, minute).toISOString()
const held = (startsAt: string, duration: number): Busy => ({ name: 'Leila Haddad', startsAt, duration })
const proposed = (busy: readonly Busy[], duration = 60, ahead = 1) =>
  momentsOf([firstFree(ZONE, ahead, duration, busy, NOW)], ZONE)[0] ?? ''

describe('The time that is proposed first', () => {
  it('is ten of the next day, or of the Monday after a weekend', () => {
    expect(proposed([])).toBe(at(8, 10))
    expect(proposed([], 60, 5)).toBe(at(14, 10))
  })

  it('is the next later time of a day on which ten is taken, then an earlier one, then another day', () => {
    const [morning, rest] = [held(at(8, 9, 30), 90), held(at(8, 11, 30), 390)]
    expect(proposed([morning])).toBe(at(8, 11))
    expect(proposed([morning, rest])).toBe(at(9, 10))
    expect(proposed([morning, rest], 30)).toBe(at(8, 11))
    expect(proposed([held(at(8, 10), 480)])).toBe(at(8, 9))
  })

  it('is one at which nobody is busy, on the first day that has one', () => {
    const some = fc.record({
      day: fc.integer({ min: 8, max: 20 }),
      quarter: fc.integer({ min: 32, max: 72 }),
      duration: fc.constantFrom(30, 60, 90, 480),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), fc.constantFrom(30, 60, 90), (drawn, duration) => {
        const busy = drawn
          .map((one) => held(at(one.day, 0, one.quarter * 15), one.duration))
          .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
        const slot = proposed(busy, duration)
        const { day, weekday } = localTime(new Date(slot), ZONE)

        expect(clashOf([slot], duration, busy, ZONE)).toBe('')
        expect(weekday).toBeLessThan(6)
        for (let before = 8; before < day; before += 1) {
          const isWorkday = localTime(new Date(at(before, 10)), ZONE).weekday < 6
          expect(isWorkday && freeSpans(at(before, 10), duration, busy, ZONE).length > 0).toBe(false)
        }
      }),
    )
  })

  it('is ten of the next day when a month has no free time: who is busy is told beside it', () => {
    const busy = Array.from({ length: 60 }, (_, day) => held(at(7 + day, 8), 720))
    expect(proposed(busy)).toBe(at(8, 10))
  })
})
