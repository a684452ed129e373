import { meanDifference, precisionRecall, weightedKappa, within } from './statistics'

describe('Agreement', () => {
  it('is 1 where two say the same, 0 by chance, and less than 0 where they oppose', () => {
    expect(
      weightedKappa(
        [
          [0, 0],
          [4, 4],
          [2, 2],
        ],
        4,
      ),
    ).toBe(1)
    expect(
      weightedKappa(
        [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
        1,
      ),
    ).toBe(0)
    expect(
      weightedKappa(
        [
          [0, 1],
          [1, 0],
        ],
        1,
      ),
    ).toBe(-1)
  })

  it('forgives one step more than two', () => {
    const near = weightedKappa(
      [
        [0, 1],
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      4,
    )
    const far = weightedKappa(
      [
        [0, 2],
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      4,
    )
    expect(near).toBeGreaterThan(far)
    // Worked by hand: 1 is off by one; chance would be off by 4.2 on the average of the five.
    expect(near).toBeCloseTo(1 - 1 / 19, 1)
  })

  it('counts exact, near, and the lean of the second', () => {
    const pairs = [
      [0, 0],
      [1, 2],
      [4, 2],
    ] as const
    expect([within(pairs, 0), within(pairs, 1)]).toEqual([1 / 3, 2 / 3])
    expect(meanDifference(pairs)).toBeCloseTo(-1 / 3)
  })

  it('tells what was found wrongly from what was not found', () => {
    const one = { isRight: true, isFound: true }
    const cases = [one, one, { isRight: true, isFound: false }, { isRight: false, isFound: true }]
    expect(precisionRecall(cases)).toEqual({ precision: 2 / 3, recall: 2 / 3, cases: 3 })
  })
})
