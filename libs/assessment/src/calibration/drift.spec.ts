import { mulberry32, normal } from '../engine/chance'
import { posteriorOf } from '../engine/ability'
import type { ItemParameters } from '../engine/model'
import { probability } from '../engine/model'
import type { TimedAnswer } from './drift'
import { driftOf, medianOf } from './drift'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const chance = mulberry32(seed)

const ITEM: ItemParameters = { a: 1.4, b: 0.5, c: 0.01 }
const OTHERS = Array.from({ length: 18 }, (_, i) => ({ a: 1.4, b: (i % 7) / 2 - 1.5, c: 0.01 }))

/** People, of whom other answers tell. */
const PEOPLE = Array.from({ length: 2_000 }, () => {
  const theta = normal(chance)
  const others = OTHERS.map((item) => ({ item, right: chance() < probability(theta, item) }))
  return { theta, posterior: posteriorOf(others) }
})

/** Answers of so many of them, drawn anew, to a task that is really so. */
function answers(count: number, truth: ItemParameters, seconds = () => 40 + 40 * chance()): TimedAnswer[] {
  const from = Math.floor(chance() * PEOPLE.length)
  return Array.from({ length: count }, (_, i) => {
    const { theta, posterior } = PEOPLE[(from + i) % PEOPLE.length] ?? { theta: 0, posterior: [] }
    return { posterior, right: chance() < probability(theta, truth), seconds: seconds() }
  })
}
const easierBy = (by: number): ItemParameters => ({ ...ITEM, b: ITEM.b - by })
const share = (rounds: number, holds: () => boolean) =>
  Array.from({ length: rounds }, holds).filter(Boolean).length / rounds

describe(`A task whose answers changed (seed ${seed})`, () => {
  it('is found when everybody gets it right, whether or not there were answers before', () => {
    for (const before of [0, 300])
      for (let round = 0; round < 10; round += 1) {
        const found = driftOf(ITEM, { earlier: answers(before, ITEM), recent: answers(100, easierBy(9)) })
        expect(found).toMatchObject({ kind: 'easier', right: expect.any(Number) as number })
        if (found?.kind === 'easier') expect(found.z).toBeGreaterThan(3)
      }
  })

  it('is found when it became easier by one, where its difficulty is known', () => {
    const found = share(40, () => {
      const earlier = answers(400, ITEM)
      return driftOf(ITEM, { earlier, recent: answers(100, easierBy(1)) }) !== null
    })
    expect(found).toBeGreaterThan(0.75)
  })

  it('is not held for easier where its authors misjudged it from the start', () => {
    const found = share(60, () => {
      const truth = easierBy(0.8)
      return driftOf(ITEM, { earlier: answers(150, truth), recent: answers(100, truth) }) !== null
    })
    expect(found).toBeLessThan(0.09)
    const first = share(
      60,
      () => driftOf(ITEM, { earlier: [], recent: answers(100, easierBy(0.8)) }) !== null,
    )
    expect(first).toBeLessThan(0.09)
  })

  it('is left alone as long as it answers to the model, is harder, or has too few answers', () => {
    const same = () => driftOf(ITEM, { earlier: answers(200, ITEM), recent: answers(100, ITEM) })
    expect(share(80, () => same() !== null)).toBeLessThan(0.06)
    expect(driftOf(ITEM, { earlier: [], recent: answers(100, { ...ITEM, b: 9 }) })).toBeNull()
    expect(driftOf(ITEM, { earlier: [], recent: answers(99, easierBy(9)) })).toBeNull()
  })

  it('is found when it is answered in less than half of the time, if there was time enough before', () => {
    const fast = answers(100, ITEM, () => 20 + 5 * chance())
    const slow = (count: number) => answers(count, ITEM, () => 55 + 10 * chance())
    expect(driftOf(ITEM, { earlier: slow(200), recent: fast })).toMatchObject({ kind: 'faster' })
    expect(driftOf(ITEM, { earlier: slow(49), recent: fast })?.kind).not.toBe('faster')
    expect(driftOf(ITEM, { earlier: slow(200), recent: slow(100) })?.kind).not.toBe('faster')
  })

  it('has a middle of its times', () => {
    expect([medianOf([]), medianOf([3]), medianOf([9, 1]), medianOf([7, 1, 2])]).toEqual([0, 3, 5, 2])
  })
})
