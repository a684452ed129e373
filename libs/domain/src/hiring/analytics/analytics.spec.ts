import fc from 'fast-check'
import { APPLICATION_SOURCES, APPLICATION_STAGES } from '../constants'
import type { MilestoneRow } from '../applications/application.rules'
import {
  cohort,
  firstResponse,
  funnel,
  hirePoints,
  median,
  medianFigure,
  medianOfCounts,
  rangeStart,
  sourceCounts,
  timeToFill,
  timeToHire,
  wholePercents,
} from './analytics.rules'
import { fisherExact, selectionRates } from './fairness.rules'
import { weeksOf } from './weeks.rules'
import { buildMilestones } from '../../testing/hiring'

const NEW_YORK = 'America/New_York'

describe('Shares', () => {
  it.each([
    [
      [34, 27, 14, 9, 12],
      [35, 28, 15, 9, 13],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[5], [100]],
  ])('of %j are %j, and add up to a hundred or to nothing', (counts, percents) => {
    expect(wholePercents(counts)).toEqual(percents)
  })
})

describe('The start of a range', () => {
  it.each([
    ['30d', '2025-01-08T18:00:00Z', '2024-12-09T05:00:00.000Z'],
    ['3m', '2025-01-08T18:00:00Z', '2024-10-08T04:00:00.000Z'],
    ['6m', '2025-01-08T18:00:00Z', '2024-07-08T04:00:00.000Z'],
    ['1y', '2025-01-08T18:00:00Z', '2024-01-08T05:00:00.000Z'],
    ['3m', '2025-05-31T18:00:00Z', '2025-02-28T05:00:00.000Z'],
    ['1y', '2024-02-29T18:00:00Z', '2023-02-28T05:00:00.000Z'],
    ['30d', '2025-01-08T03:00:00Z', '2024-12-08T05:00:00.000Z'],
  ] as const)('of %s at %s is local midnight at %s', (range, now, start) => {
    expect(rangeStart(range, new Date(now), NEW_YORK).toISOString()).toBe(start)
  })
})

describe('Weeks of a range', () => {
  it('begin on Mondays by the clock of the zone, also across a change of clocks and of the year', () => {
    const weeks = weeksOf(new Date('2024-10-30T04:00:00Z'), new Date('2024-11-12T04:59:00Z'), NEW_YORK)

    expect(weeks.map(({ monday, from }) => [monday, from.toISOString()])).toEqual([
      ['2024-10-28', '2024-10-28T04:00:00.000Z'],
      ['2024-11-04', '2024-11-04T05:00:00.000Z'],
      ['2024-11-11', '2024-11-11T05:00:00.000Z'],
    ])
    const newYear = weeksOf(new Date('2025-01-01T05:00:00Z'), new Date('2025-01-06T05:00:00Z'), NEW_YORK)
    expect(newYear.map(({ monday }) => monday)).toEqual(['2024-12-30', '2025-01-06'])
  })
})

describe('The funnel', () => {
  const time = fc.option(fc.constant('2025-01-02T00:00:00.000Z'))
  const anyRow = fc.record({
    stage: fc.constantFrom(...APPLICATION_STAGES),
    source: fc.constantFrom(...APPLICATION_SOURCES),
    screenPassedAt: time,
    firstInterviewAt: time,
    offerSentAt: time,
    hiredAt: time,
  })

  it('never rises, whatever milestones are missing, and its sources add up', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
        const all: MilestoneRow[] = rows.map((row) => buildMilestones(row))
        const counts = funnel(all, all.length).map(({ count }) => count)

        expect(counts).toEqual([...counts].sort((a, b) => b - a))
        expect(sourceCounts(all).reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        expect(sourceCounts(all).reduce((sum, { percent }) => sum + percent, 0)).toBe(all.length ? 100 : 0)
      }),
    )
  })

  it('counts a later milestone for the earlier ones and gives the share kept', () => {
    const rows = [
      buildMilestones({ hiredAt: '2025-01-20T00:00:00.000Z' }),
      buildMilestones({ screenPassedAt: '2025-01-05T00:00:00.000Z' }),
      buildMilestones({}),
      buildMilestones({}),
    ]

    expect(funnel(rows, 40)).toEqual([
      { metric: 'Job Views', count: 40, share: null },
      { metric: 'Applications', count: 4, share: 10 },
      { metric: 'Screen Passed', count: 2, share: 50 },
      { metric: 'Interviews', count: 1, share: 50 },
      { metric: 'Offers', count: 1, share: 100 },
      { metric: 'Hires', count: 1, share: 100 },
    ])
  })

  it('takes the cohort by the day of applying, and only finished ones when asked', () => {
    const rows = [
      buildMilestones({ id: 'old', appliedAt: '2024-01-01T00:00:00.000Z' }),
      buildMilestones({ id: 'open', appliedAt: '2025-01-02T00:00:00.000Z', stage: 'under_review' }),
      buildMilestones({ id: 'done', appliedAt: '2025-01-03T00:00:00.000Z', stage: 'rejected' }),
    ]
    const from = new Date('2025-01-01T00:00:00Z')

    expect(cohort(rows, from).map(({ id }) => id)).toEqual(['open', 'done'])
    expect(cohort(rows, from, true).map(({ id }) => id)).toEqual(['done'])
  })
})

describe('Times', () => {
  const hire = (id: string, appliedAt: string, hiredAt: string): MilestoneRow =>
    buildMilestones({
      id,
      appliedAt: `${appliedAt}T00:00:00.000Z`,
      hiredAt: `${hiredAt}T00:00:00.000Z`,
      stage: 'hired',
    })
  const rows = [
    hire('a', '2025-01-01', '2025-01-11'),
    hire('b', '2025-01-01', '2025-01-21'),
    hire('c', '2025-01-01', '2025-01-31'),
    hire('d', '2024-12-01', '2025-01-10'),
    hire('e', '2024-12-01', '2025-01-20'),
  ]

  it('counts hires of the range by the day of the hire, oldest first', () => {
    const points = hirePoints(rows, new Date('2025-01-15T00:00:00Z'))

    expect(points.map(({ applicationId, days }) => [applicationId, days])).toEqual([
      ['e', 50],
      ['b', 20],
      ['c', 30],
    ])
  })

  it('names a median from five on, and the number of rows always', () => {
    expect(timeToHire(hirePoints(rows, new Date(0)))).toEqual({ median: 30, n: 5, tooFew: false })
    expect(timeToHire(hirePoints(rows.slice(1), new Date(0)))).toEqual({ median: null, n: 4, tooFew: true })
    expect(medianFigure([])).toEqual({ median: null, n: 0, tooFew: true })
  })

  it('finds the same median in counted values', () => {
    const values = [1, 1, 2, 5, 5, 5, 9, 30]
    const counted = [...new Set(values)].map(
      (value) => [value, values.filter((v) => v === value).length] as const,
    )

    expect(medianOfCounts(counted)).toEqual(medianFigure(values))
    expect(medianOfCounts([...counted, [40, 1]])).toEqual(medianFigure([...values, 40]))
    expect(medianOfCounts([[3, 4]])).toEqual({ median: null, n: 4, tooFew: true })
  })

  it('measures from the first activation of the posting, and first replies from applying', () => {
    const filled = timeToFill(rows, new Map([['posting-1', '2024-11-21T00:00:00.000Z']]), new Date(0))

    expect(filled).toEqual({ median: 60, n: 5, tooFew: false })
    const replies = [1, 2, 3, 4, 9].map((days) =>
      buildMilestones({
        appliedAt: '2025-01-01T00:00:00.000Z',
        firstResponseAt: `2025-01-${String(1 + days).padStart(2, '0')}T00:00:00.000Z`,
      }),
    )
    expect(firstResponse([...replies, buildMilestones({ firstResponseAt: null })])).toEqual({
      median: 3,
      n: 5,
      tooFew: false,
    })
  })

  it('takes the mean of the middle two', () => {
    expect([median([]), median([4]), median([4, 1]), median([9, 1, 5])]).toEqual([null, 4, 2.5, 5])
  })
})

describe('Selection rates', () => {
  const of = (group: string, passed: number, entered: number) => ({ group, passed, entered })

  it.each([
    [24, 60, 20, 60, 0.833, 0.57, false],
    [12, 60, 24, 60, 0.5, 0.028, true],
    [3, 10, 5, 10, 0.6, 0.65, true],
  ])('of %d in %d and %d in %d', (a, m, b, n, ratio, p, flagged) => {
    const rates = selectionRates([of('A', a, m), of('B', b, n)])
    const lower = rates.find(({ ratio }) => ratio !== null && ratio < 1)

    expect(lower?.ratio).toBeCloseTo(ratio, 3)
    expect(lower?.p).toBeCloseTo(p, 3)
    expect(lower?.flagged).toBe(flagged)
  })

  it('compares a lone group with nobody', () => {
    expect(selectionRates([of('A', 3, 5)])).toEqual([
      { group: 'A', entered: 5, passed: 3, rate: 0.6, ratio: null, flagged: false, p: null },
    ])
    expect(selectionRates([])).toEqual([])
  })

  it('gives a p of one for equal groups', () => {
    expect(fisherExact(of('A', 5, 10), of('B', 5, 10))).toBeCloseTo(1, 9)
  })
})
