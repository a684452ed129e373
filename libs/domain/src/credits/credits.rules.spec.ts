import fc from 'fast-check'
import { CREDITS_PER_DAY, CREDITS_PER_WEEK, creditDue, givenIn, KIND_CAPS, periodStart } from './caps'
import type { CappedKind, Given } from './caps'
import type { CreditDeed } from './credits.rules'
import {
  answerDeed,
  assessmentDeed,
  challengeDeed,
  correctionDeed,
  faultyTaskDeed,
  mockDeed,
  moduleDeed,
  pathDeed,
  reviewDeed,
} from './deeds'

describe('What is paid for', () => {
  it('is a finished assessment, whatever the result, once a track and year', () => {
    const first = assessmentDeed('sql', '2026-12-31T23:59:59.999Z')
    expect(first).toMatchObject({ amount: 50, refId: 'sql/2026', note: 'SQL, whatever the result' })
    expect(assessmentDeed('sql', '2027-01-01T00:00:00.000Z').refId).not.toBe(first.refId)
    expect(assessmentDeed('python', '2026-12-31T23:59:59.999Z').refId).not.toBe(first.refId)
  })

  it('is what else the table lists, at its amount', () => {
    const paid = [
      pathDeed({ id: 'a', title: 'Proofs' }),
      faultyTaskDeed('sql', { templateId: 'joins', revision: 2 }),
      moduleDeed({ id: 'm', title: 'Joins' }),
      answerDeed({ id: 'q', stem: 'A fault in production.' }, { from: 65, to: 80 }),
      challengeDeed('2026-11-23', 'Raise it.'),
      mockDeed('m', 'p'),
      reviewDeed('r', 'p'),
      correctionDeed('c', 'A question'),
    ].map(({ refType, amount }) => [refType, amount])
    expect(Object.fromEntries(paid)).toEqual({
      path: 100,
      faulty_task: 50,
      module: 10,
      answer: 10,
      challenge: 50,
      mock: 50,
      review: 20,
      correction: 50,
    })
  })

  it('is said in what a row has room for, with both numbers', () => {
    const { note } = answerDeed({ id: 'q', stem: 'Why '.repeat(100) }, { from: 5, to: 100 })
    expect(note).toMatch(/… 5 to 100$/)
    expect(note?.length).toBeLessThanOrEqual(160)
  })
})

const MONDAY = '2026-11-23T00:00:00.000Z'
const WEDNESDAY = '2026-11-25T12:00:00.000Z'
const at = (refType: string, amount: number, when = WEDNESDAY, pair: string | null = null): Given => ({
  refType,
  amount,
  pair,
  at: when,
})

describe('How much is given', () => {
  it('is at most 200 a day and 500 a week of UTC, and what is left of both', () => {
    const path = pathDeed({ id: 'a', title: 'Proofs' })
    expect(creditDue(path, [at('path', 150)], WEDNESDAY)).toBe(50)
    expect(creditDue(path, [at('path', 200)], WEDNESDAY)).toBe(0)
    expect(creditDue(path, [at('path', 200)], '2026-11-26T00:00:00.000Z')).toBe(100)
    const days = [at('path', 200, MONDAY), at('path', 200, '2026-11-24T23:59:59.999Z'), at('path', 70)]
    expect(creditDue(path, days, WEDNESDAY)).toBe(30)
    expect(creditDue(path, days, '2026-11-29T23:59:59.999Z')).toBe(30)
    expect(creditDue(path, days, '2026-11-30T00:00:00.000Z')).toBe(100)
  })

  it('is nothing where a kind was paid for often enough in its week or month', () => {
    const kinds = Object.entries(KIND_CAPS) as [CappedKind, { most: number }][]
    for (const [kind, { most }] of kinds) {
      const deed: CreditDeed = { amount: 10, reason: 'x', note: null, refType: kind, refId: 'x' }
      const paid = Array.from({ length: most }, () => at(kind, 10, MONDAY))
      expect([kind, creditDue(deed, paid, WEDNESDAY)]).toEqual([kind, 0])
      expect([kind, creditDue(deed, paid.slice(1), WEDNESDAY)]).toEqual([kind, 10])
    }
    const correction = correctionDeed('c', 'A question')
    const four = Array.from({ length: 4 }, () => at('correction', 50, '2026-11-02T00:00:00.000Z'))
    expect(creditDue(correction, four, '2026-11-30T00:00:00.000Z')).toBe(0)
    expect(creditDue(correction, four, '2026-12-01T00:00:00.000Z')).toBe(50)
  })

  it('is nothing for the same two people within 90 days, of a review 30', () => {
    const before = (days: number) => new Date(Date.parse(WEDNESDAY) - days * 86_400_000).toISOString()
    const due = (deed: CreditDeed, days: number, pair = 'ab') =>
      creditDue(deed, [at(deed.refType, 50, before(days), pair)], WEDNESDAY)
    expect([due(mockDeed('m', 'ab'), 89), due(mockDeed('m', 'ab'), 90)]).toEqual([0, 50])
    expect([due(reviewDeed('r', 'ab'), 29), due(reviewDeed('r', 'ab'), 30)]).toEqual([0, 20])
    expect(due(mockDeed('m', 'ac'), 1)).toBe(50)
    // One kind of help does not stand in the way of the other.
    expect(creditDue(reviewDeed('r', 'ab'), [at('mock', 50, before(8), 'ab')], WEDNESDAY)).toBe(20)
  })

  it('never goes over a limit, in whatever order and however often something is done', () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 40 }),
      kind: fc.constantFrom<CreditDeed>(
        pathDeed({ id: 'a', title: 'A' }),
        moduleDeed({ id: 'm', title: 'M' }),
        mockDeed('m', 'ab'),
        assessmentDeed('sql', WEDNESDAY),
      ),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const given: Given[] = []
        let now = Date.parse(MONDAY)
        for (const { hours, kind } of steps) {
          now += hours * 3_600_000
          const when = new Date(now).toISOString()
          const amount = creditDue(kind, given, when)
          if (amount > 0) given.push({ refType: kind.refType, amount, pair: kind.pair ?? null, at: when })
          expect(givenIn(given, 'day', when)).toBeLessThanOrEqual(CREDITS_PER_DAY)
          expect(givenIn(given, 'week', when)).toBeLessThanOrEqual(CREDITS_PER_WEEK)
        }
      }),
    )
  })

  it('is counted from Monday, wherever its week crosses a year', () => {
    expect(periodStart('week', '2027-01-03T23:59:59.999Z')).toBe('2026-12-28T00:00:00.000Z')
    expect(periodStart('week', MONDAY)).toBe(MONDAY)
    expect(periodStart('month', WEDNESDAY)).toBe('2026-11-01T00:00:00.000Z')
  })
})
