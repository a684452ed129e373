import fc from 'fast-check'
import { CIRCLE_RULES, fromFew, isCircle } from './circle.rules'

const counts = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 12 })

describe('Help that comes from few', () => {
  it('is listed from four helps on, when more than half is of two', () => {
    expect(isCircle([])).toBe(false)
    expect(isCircle([3])).toBe(false)
    expect(isCircle([4])).toBe(true)
    expect(isCircle([1, 1, 1, 1])).toBe(false)
    expect(isCircle([1, 2, 1])).toBe(true)
    expect(isCircle([1, 3, 1, 2, 3])).toBe(true)
    // Exactly half is not more than half.
    expect(isCircle([2, 2, 2, 2])).toBe(false)
  })

  it('is always listed of two others, whatever the order of the counts', () => {
    fc.assert(
      fc.property(counts, (drawn) => {
        expect(isCircle(drawn.toReversed())).toBe(isCircle(drawn))
        const all = drawn.reduce((sum, one) => sum + one, 0)
        expect(fromFew(drawn)).toBeLessThanOrEqual(all)
        if (drawn.length <= CIRCLE_RULES.others) expect(isCircle(drawn)).toBe(all >= CIRCLE_RULES.least)
      }),
    )
  })

  it('is listed no less when it is confirmed once more by whoever confirmed most', () => {
    fc.assert(
      fc.property(counts, (drawn) => {
        const [most = 0, ...rest] = drawn.toSorted((a, b) => b - a)
        if (isCircle(drawn)) expect(isCircle([most + 1, ...rest])).toBe(true)
      }),
    )
  })
})
