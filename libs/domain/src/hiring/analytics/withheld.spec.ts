import fc from 'fast-check'
import { SMALLEST_GROUP } from './fairness.rules'
import { selectionStages, type GroupSteps } from './withheld.rules'

const of = (group: string, ...counts: number[]): GroupSteps => ({ group, counts })
/** Group, entered and passed of each row of each stage. */
const told = (groups: GroupSteps[], totals: number[]) =>
  selectionStages(groups, totals).map((stage) =>
    stage.map(({ group, entered, passed }) => [group, entered, passed]),
  )

describe('Numbers of groups that are withheld', () => {
  it('are none where every number is five or more', () => {
    expect(told([of('A', 30, 12, 6), of('B', 20, 9, 5)], [50, 21, 11])).toEqual([
      [
        ['A', 30, 12],
        ['B', 20, 9],
      ],
      [
        ['A', 12, 6],
        ['B', 9, 5],
      ],
    ])
  })

  it('are those of small groups, which stand as one', () => {
    expect(told([of('A', 10, 5), of('B', 3, 3), of('C', 4, 2)], [17, 30])).toEqual([
      [
        ['A', 10, 5],
        ['Other', 7, 5],
      ],
    ])
  })

  it('are those of the next smallest too where one subtraction would tell', () => {
    expect(told([of('A', 30, 20), of('B', 10, 8), of('C', 3, 0)], [43, 28])).toEqual([
      [
        ['A', 30, 20],
        ['Other', 13, 8],
      ],
    ])
    // Of two groups both: then nothing can be told.
    expect(told([of('A', 10, 5), of('B', 3, 1)], [13, 6])).toEqual([[]])
  })

  it('are those that passed in a stage as well, as they enter the next', () => {
    // Nobody is unknown: nine passed in all, so the five of one group would tell the four of the other.
    expect(told([of('A', 20, 5), of('B', 20, 4)], [40, 9])).toEqual([[]])
    // Where others who told nothing are in the total, it tells nothing.
    expect(told([of('A', 20, 8, 6), of('B', 20, 4, 3)], [40, 20, 15])).toEqual([
      [
        ['A', 20, 8],
        ['B', 20, null],
      ],
      [['A', 8, 6]],
    ])
  })

  it('do not hide the worst: zero of forty is flagged without its number', () => {
    const [stage] = selectionStages([of('A', 40, 20), of('B', 40, 0)], [80, 30])

    expect(stage).toEqual([
      { group: 'A', entered: 40, passed: 20, rate: 0.5, ratio: null, flagged: false, p: null },
      { group: 'B', entered: 40, passed: null, rate: null, ratio: null, flagged: true, p: null },
    ])
  })

  it('cannot be worked out from the totals and from what is shown', () => {
    const anyGroups = fc
      .array(fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 4, maxLength: 4 }), { maxLength: 5 })
      .map((all) => all.map((counts, i) => of(`g${i}`, ...counts.sort((a, b) => b - a))))
    fc.assert(
      fc.property(anyGroups, fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }), (groups, unknown) => {
        const sum = (step: number) => groups.reduce((all, { counts }) => all + (counts[step] ?? 0), 0)
        const totals = [0, 1, 2, 3].map((step) => sum(step) + (step === 0 ? 0 : (unknown[step - 1] ?? 0)))
        const stages = selectionStages(groups, totals)
        for (let step = 0; step < 4; step++) {
          const shown = new Map<string, number>()
          for (const { group, entered } of stages[step] ?? []) shown.set(group, entered)
          for (const { group, passed } of stages[step - 1] ?? [])
            if (passed !== null && group !== 'Other') shown.set(group, passed)
          const single = groups.filter(({ group }) => shown.has(group))
          for (const n of shown.values()) expect(n).toBeGreaterThanOrEqual(SMALLEST_GROUP)
          const left = (totals[step] ?? 0) - single.reduce((all, { counts }) => all + (counts[step] ?? 0), 0)
          const hidden = groups.some(({ group, counts }) => !shown.has(group) && (counts[step] ?? 0) > 0)
          if (hidden && single.length > 0) expect(left).toBeGreaterThanOrEqual(SMALLEST_GROUP)
        }
      }),
      { numRuns: 500 },
    )
  })
})
