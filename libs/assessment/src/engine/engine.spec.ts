import type { ItemParameters } from './model'
import { information, probability } from './model'
import { abilityOf, posteriorOf, PRIOR } from './ability'
import { measured } from './result'

const item = (a: number, b: number, c: number): ItemParameters => ({ a, b, c })
const T = [
  item(1.1, -1, 0.2),
  item(1.4, -0.5, 0.01),
  item(1.2, 0, 0.01),
  item(1.5, 0.5, 0.01),
  item(1.3, 1, 0.2),
  item(1.4, 1.5, 0.01),
]
const of = (answers: string) =>
  posteriorOf([...answers].map((answer, i) => ({ item: T[i] ?? item(1, 0, 0), right: answer === '1' })))

describe('The engine, by its vectors', () => {
  it('knows how likely an answer is right and how much it tells', () => {
    expect(probability(1, item(1.4, 0.5, 0.01))).toBeCloseTo(0.671506, 6)
    expect(probability(-2, item(1.1, 0, 0.2))).toBeCloseTo(0.2798, 6)
    expect(information(1, item(1.4, 0.5, 0.01))).toBeCloseTo(0.428086, 6)
  })

  it('begins in the middle and knows nothing', () => {
    const { theta, se, likelihoods, score, level } = measured(PRIOR, 1)
    expect(theta).toBeCloseTo(0, 12)
    expect(se).toBeCloseTo(0.9996, 4)
    expect(likelihoods).toEqual([9331, 6913, 3087, 669])
    expect({ score, level }).toEqual({ score: 500, level: 1 })
  })

  it.each([
    ['111000', 1, 0.0949, 0.6012, [9944, 8408, 2501, 91], 509],
    ['111000', 1.2, 0.0949, 0.7214, [9841, 7985, 2877, 241], 509],
    ['111101', 1, 1.1187, 0.6192, [10_000, 9960, 8433, 2634], 612],
    ['111101', 1.2, 1.1187, 0.743, [9998, 9868, 7984, 2971], 612],
    ['010111', 1, 0.633, 0.6384, [9991, 9608, 5858, 855], 563],
  ] as const)('%s, widened by %d', (answers, widening, theta, se, likelihoods, score) => {
    const found = measured(of(answers), widening)
    expect(found.theta).toBeCloseTo(theta, 4)
    expect(found.se).toBeCloseTo(se, 3)
    expect(found.likelihoods).toEqual(likelihoods)
    expect(found.score).toBe(score)
  })

  it.each([
    ['111111', 1.5875, 0.673],
    ['000000', -1.3323, 0.6946],
  ] as const)('%s', (answers, theta, se) => {
    const found = abilityOf(of(answers))
    expect(found.theta).toBeCloseTo(theta, 4)
    expect(found.se).toBeCloseTo(se, 4)
  })
})
