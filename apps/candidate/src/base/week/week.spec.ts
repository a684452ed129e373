import fc from 'fast-check'
import { localDay } from '@tryka/domain'
import { interviewEntries, mondayIn, weekOf, weeksAfter, type WeekEntry } from './week'

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
const entry = (startsAt: string): WeekEntry => ({
  id: startsAt,
  startsAt,
  duration: 60,
  title: 'Sofía Herrera',
  note: '',
  to: '/',
  proposed: false,
})

describe('A week', () => {
  it('holds a moment on its own day, and the weeks beside it do not', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
        const monday = mondayIn('', zone, at)
        const one = entry(at.toISOString())
        const here = weekOf(monday, [one], zone).filter(({ entries }) => entries.length > 0)

        expect(here.map(({ day }) => day)).toEqual([localDay(at, zone)])
        for (const beside of [-1, 1])
          expect(weekOf(weeksAfter(monday, beside), [one], zone).flatMap(({ entries }) => entries)).toEqual(
            [],
          )
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(mondayIn(localDay(at, zone), zone)).toBe(monday)
      }),
    )
  })

  it('orders a day by time, and takes an address that is no day for this week', () => {
    const [late, early] = [entry('2025-01-08T18:00:00Z'), entry('2025-01-08T09:00:00Z')]
    expect(weekOf('2025-01-06', [late, early], 'UTC')[2]?.entries).toEqual([early, late])
    for (const odd of ['next', '2025-13-45', '2025-1-6'])
      expect(mondayIn(odd, 'UTC', new Date('2025-01-08T12:00:00Z'))).toBe('2025-01-06')
  })

  it('has an interview once, at what is agreed or at each proposal, and none that is cancelled', () => {
    const base = { id: 'a', startsAt: '2025-01-08T09:00:00Z', duration: 45, held: false, proposedSlots: [] }
    const times = (over: Partial<Parameters<typeof interviewEntries>[0][number]>) => {
      const one = { ...base, status: 'confirmed' as const, ...over }
      const describe = () => ({ title: '', note: '', to: '' })
      return interviewEntries([one, one], describe).map((each) => [each.startsAt, each.proposed])
    }
    const slots = ['2025-01-09T09:00:00Z', '2025-01-10T09:00:00Z']

    expect(times({})).toEqual([[base.startsAt, false]])
    expect(times({ status: 'cancelled' })).toEqual([])
    expect(times({ status: 'pending', proposedSlots: slots })).toEqual(slots.map((slot) => [slot, true]))
    expect(times({ status: 'pending', held: true })).toEqual([[base.startsAt, false]])
  })
})
