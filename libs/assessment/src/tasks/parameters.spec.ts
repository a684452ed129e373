import { parametersOf } from './parameters'

const options = (count: number) => ({ options: Array.from({ length: count }, (_, i) => `option ${i}`) })

describe('The three numbers of a template', () => {
  it.each([
    ['single', 4, { a: 1.1, b: 0, c: 0.25 }],
    ['single', 5, { a: 1.1, b: 0, c: 0.2 }],
    ['multiple', 5, { a: 1.1, b: 0, c: 0.02 }],
    ['ordering', 4, { a: 1.4, b: 0, c: 0.01 }],
    ['numeric', 0, { a: 1.4, b: 0, c: 0.01 }],
    ['short', 0, { a: 1.4, b: 0, c: 0.01 }],
    ['code-sql', 0, { a: 1.4, b: 0, c: 0.005 }],
  ] as const)('follow from its kind: %s with %d options', (kind, count, expected) => {
    expect(parametersOf({ kind, grade: 3 }, count ? options(count) : {})).toEqual(expected)
  })

  it.each([
    [1, -2],
    [2, -1],
    [3, 0],
    [4, 1],
    [5, 2],
  ] as const)('put grade %d at %d, and a nudge within it', (grade, b) => {
    expect(parametersOf({ kind: 'numeric', grade }, {}).b).toBe(b)
    expect(parametersOf({ kind: 'numeric', grade, nudge: -0.3 }, {}).b).toBeCloseTo(b - 0.3)
    expect(parametersOf({ kind: 'numeric', grade, nudge: 0.3 }, {}).b).toBeCloseTo(b + 0.3)
  })
})
