import { RECHECK_RULES } from '@tryka/domain'
import { mulberry32, normal } from './chance'
import { probability } from './model'
import { aroundOf, selectNear } from './recheck'
import type { Candidate } from './select'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const chance = mulberry32(seed)
const NONE: ReadonlySet<string> = new Set()
const TOPICS = ['joins', 'nulls', 'windows', 'keys', 'groups', 'select']

const tasks: Candidate[] = Array.from({ length: 120 }, (_, i) => ({
  id: `t${i}`,
  topic: TOPICS[i % 6] ?? '',
  grade: (i % 5) + 1,
  code: i % 9 === 0,
  item: { a: i % 3 === 0 ? 1.1 : 1.4, b: -2 + (i % 5) + 0.3 * ((i % 3) - 1), c: i % 3 === 0 ? 0.2 : 0.01 },
}))

function walk(around: number, over: Partial<Parameters<typeof selectNear>[0]> = {}): Candidate[] {
  const given: Candidate[] = []
  for (let i = 0; i < RECHECK_RULES.tasks; i += 1) {
    const task = selectNear({ tasks, given, around, met: NONE, capped: NONE, ...over }, chance)
    if (task) given.push(task)
  }
  return given
}

describe(`The tasks of a re-check (seed ${seed})`, () => {
  it('lie near the wanted difficulty, are of five topics, and none asks for code', () => {
    for (let round = 0; round < 40; round += 1) {
      const around = -2 + 4 * chance()
      const given = walk(around)
      expect(given).toHaveLength(5)
      expect(new Set(given.map(({ topic }) => topic)).size).toBe(5)
      expect(given.some(({ code }) => code)).toBe(false)
      for (const { item } of given) expect(Math.abs(item.b - around)).toBeLessThanOrEqual(1.01)
    }
  })

  it('were not met before, nor rest, while others fit; else they come all the same', () => {
    const met = new Set(tasks.slice(0, 40).map(({ id }) => id))
    const capped = new Set(tasks.slice(40, 60).map(({ id }) => id))
    for (const { id } of walk(0, { met, capped })) expect(met.has(id) || capped.has(id)).toBe(false)
    const all = new Set(tasks.map(({ id }) => id))
    for (const { id } of walk(0, { met, capped: all })) expect(met.has(id)).toBe(false)
    expect(walk(0, { met: all })).toHaveLength(5)
    expect(selectNear({ tasks, given: tasks, around: 0, met: NONE, capped: NONE }, chance)).toBeUndefined()
  })

  it('are drawn, so that nobody foretells them', () => {
    expect(new Set(Array.from({ length: 100 }, () => walk(0)[0]?.id)).size).toBeGreaterThan(3)
  })

  it('confirm a person of the level nearly always, and one two lower seldom', () => {
    const confirms = (lower: number) => {
      const rounds = 4_000
      let confirmed = 0
      for (let i = 0; i < rounds; i += 1) {
        const told = normal(chance, 0.3, 0.6)
        const right = walk(aroundOf(told)).filter(({ item }) => chance() < probability(told - lower, item))
        if (right.length >= RECHECK_RULES.right) confirmed += 1
      }
      return (100 * confirmed) / rounds
    }
    expect(confirms(0)).toBeGreaterThan(88)
    expect(confirms(2)).toBeLessThan(18)
  })
})
