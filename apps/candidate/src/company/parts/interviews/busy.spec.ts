import fc from 'fast-check'
import { atLocal, endsAt, overlaps, type CompanyInterview } from '@tryka/domain'
import { buildCompanyInterview } from '../../../testing/company'
import { ZONE } from '../../../testing/places'
import { busyTimes, clashOf, freeSpans, type Busy } from './busy'

const at = (minute: number) => atLocal(ZONE, 2030, 1, 9, 0, minute).toISOString()
const busyOnce = fc
  .record({ minute: fc.integer({ min: 0, max: 23 * 60 }), duration: fc.constantFrom(30, 45, 60, 90) })
  .map(({ minute, duration }): Busy => ({ name: 'Leila Haddad', startsAt: at(minute), duration }))
const inOrder = fc
  .array(busyOnce, { maxLength: 12 })
  .map((list) => [...list].sort((a, b) => a.startsAt.localeCompare(b.startsAt)))
const minutes = fc.constantFrom(30, 45, 60, 90)

describe('The free time of a day', () => {
  it('is where an interview fits within working hours and nobody is busy, and nowhere else', () => {
    fc.assert(
      fc.property(inOrder, minutes, fc.integer({ min: 0, max: 23 * 12 }), (busy, duration, step) => {
        const slot = { startsAt: at(step * 5), duration }
        const within = slot.startsAt >= at(9 * 60) && endsAt(slot) <= at(18 * 60)
        const clashes = busy.some((one) => overlaps(slot, one))
        const free = freeSpans(at(0), duration, busy, ZONE).some(
          (span) => span.startsAt <= slot.startsAt && endsAt(slot) <= endsAt(span),
        )

        expect(free).toBe(within && !clashes)
        expect(clashOf([slot.startsAt], duration, busy, ZONE) !== '').toBe(clashes)
      }),
    )
  })
})

describe('Who is busy', () => {
  const other = { id: 'member-2', name: 'Marcus Oyelaran' }
  const of = (over: Partial<CompanyInterview>) => buildCompanyInterview({ startsAt: at(600), ...over })
  const startsOf = (interview: CompanyInterview, ids = ['member-1']) =>
    busyTimes({ today: [interview], upcoming: [interview] }, ids).map(({ startsAt }) => startsAt)

  it('is whoever is chosen and takes part, once for each interview', () => {
    expect(startsOf(of({}))).toEqual([at(600)])
    expect(startsOf(of({ interviewers: [other] }))).toEqual([])
    expect(startsOf(of({ interviewers: [other] }), ['member-2', 'member-1'])).toEqual([at(600)])
  })

  it('holds each proposed time, and the agreed one until another is agreed', () => {
    expect(startsOf(of({ status: 'pending', proposedSlots: [at(900), at(720)] }))).toEqual([at(720), at(900)])
    expect(startsOf(of({ status: 'pending', held: true }))).toEqual([at(600)])
    expect(startsOf(of({ status: 'completed' }))).toEqual([])
    expect(startsOf(of({ status: 'cancelled' }))).toEqual([])
  })
})
