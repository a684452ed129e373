import { mulberry32 } from './chance'
import { cappedOf } from './exposure'
import type { Candidate, Selection } from './select'
import { selectTask } from './select'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const chance = mulberry32(seed)
const NONE: ReadonlySet<string> = new Set()
const TOPICS = ['joins', 'nulls', 'windows']

const tasks: Candidate[] = Array.from({ length: 60 }, (_, i) => ({
  id: `t${i}`,
  topic: TOPICS[i % 3] ?? '',
  grade: (i % 5) + 1,
  code: i % 4 === 0,
  item: { a: 1.4, b: (i % 5) - 2, c: 0.01 },
}))
const base: Selection = {
  tasks,
  given: [],
  shares: { joins: 1 / 3, nulls: 1 / 3, windows: 1 / 3 },
  theta: 0,
  met: NONE,
  capped: NONE,
}

/** One attempt of so many tasks by a person of this ability. */
function walk(length: number, selection: Partial<Selection> = {}): Candidate[] {
  const given: Candidate[] = []
  for (let i = 0; i < length; i += 1) {
    const task = selectTask({ ...base, ...selection, given }, chance)
    if (task) given.push(task)
  }
  return given
}

describe(`The next task (seed ${seed})`, () => {
  it('begins with grade 2 or 3 and never comes twice', () => {
    const firsts = Array.from({ length: 40 }, () => walk(1)[0]?.grade)
    expect(new Set(firsts)).toEqual(new Set([2, 3]))
    expect(new Set(walk(60).map(({ id }) => id)).size).toBe(60)
    expect(selectTask({ ...base, given: tasks }, chance)).toBeUndefined()
  })

  it('has three code tasks at most, never two in a row, and serves every topic', () => {
    for (let round = 0; round < 30; round += 1) {
      const given = walk(24)
      const code = given.map(({ code: isCode }) => isCode)
      expect(code.filter(Boolean).length).toBeLessThanOrEqual(3)
      expect(code.some((isCode, i) => isCode && code[i + 1])).toBe(false)
      for (const topic of TOPICS) {
        const served = given.filter((task) => task.topic === topic).length
        expect(served).toBeGreaterThanOrEqual(6)
        expect(served).toBeLessThanOrEqual(10)
      }
    }
  })

  it('is not one met before, nor one that rests, while others fit', () => {
    const met = new Set(tasks.slice(0, 20).map(({ id }) => id))
    const capped = new Set(tasks.slice(20, 30).map(({ id }) => id))
    for (const { id } of walk(24, { met, capped })) expect(met.has(id) || capped.has(id)).toBe(false)
    const all = new Set(tasks.map(({ id }) => id))
    expect(selectTask({ ...base, met, capped: all }, chance)).toBeDefined()
    expect(met.has(selectTask({ ...base, met, capped: all }, chance)?.id ?? 't0')).toBe(false)
    expect(selectTask({ ...base, met: all }, chance)).toBeDefined()
  })

  it('is drawn among the five that tell most', () => {
    const item = (i: number) => ({ a: 1 + i / 20, b: 0, c: 0 })
    const line = tasks.slice(0, 20).map((task, i) => ({ ...task, grade: 3, code: false, item: item(i) }))
    const given = [{ id: 'before', topic: 'joins', code: false }]
    const drawn = Array.from({ length: 200 }, () => selectTask({ ...base, given, tasks: line }, chance)?.id)
    expect(new Set(drawn)).toEqual(new Set(line.slice(-5).map(({ id }) => id)))
  })

  it('rests from the fifty-first attempt on when three of ten had it', () => {
    const counts = new Map([
      ['often', 15],
      ['seldom', 14],
    ])
    expect(cappedOf(counts, 49)).toEqual(new Set())
    expect(cappedOf(counts, 50)).toEqual(new Set(['often']))
  })
})
