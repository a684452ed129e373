import { mulberry32 } from './chance'
import { PILOTS, pilotPlaces, selectPilot } from './pilots'
import type { Candidate } from './select'
import { selectTask } from './select'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const chance = mulberry32(seed)
const NONE: ReadonlySet<string> = new Set()

const tasks: Candidate[] = Array.from({ length: 12 }, (_, i) => ({
  id: `p${i}`,
  topic: i % 2 ? 'joins' : 'nulls',
  grade: (i % 5) + 1,
  code: i % 4 === 0,
  item: { a: 1.4, b: (i % 5) - 2, c: 0.01 },
}))
const ids = (all: readonly Candidate[]) => all.map(({ id }) => id)

describe(`Tasks that are tried out (seed ${seed})`, () => {
  it('have two places of 5 to 20, each as likely as any other', () => {
    const counts = new Map<number, number>()
    const rounds = 4_000
    for (let round = 0; round < rounds; round += 1) {
      const places = pilotPlaces(chance)
      expect(places.size).toBe(PILOTS.count)
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
    }
    const all = Array.from({ length: 16 }, (_, i) => i + 5)
    expect([...counts.keys()].sort((x, y) => x - y)).toEqual(all)
    // 500 each, with a standard deviation below 22.
    for (const n of counts.values())
      expect(Math.abs(n - (rounds * PILOTS.count) / all.length)).toBeLessThan(130)
  })

  it('are each as likely, and none that was met before, in this attempt or another', () => {
    const met = new Set(['p1', 'p2'])
    const given = tasks.slice(3, 6).map((task) => ({ ...task, code: false }))
    const draw = () => selectPilot({ tasks, given, met }, chance)?.id
    const drawn = new Set(Array.from({ length: 400 }, draw))
    expect(drawn).toEqual(new Set(['p0', ...ids(tasks.slice(6))]))
    expect(selectPilot({ tasks, given: tasks, met: NONE }, chance)).toBeUndefined()
    expect(selectPilot({ tasks, given: [], met: new Set(ids(tasks)) }, chance)).toBeUndefined()
    expect(selectPilot({ tasks: [], given: [], met: NONE }, chance)).toBeUndefined()
  })

  it('ask for no code after code, nor beyond three tasks of it', () => {
    const code = (id: string) => ({ id, topic: 'joins', code: true })
    const plain = { id: 'plain', topic: 'joins', code: false }
    for (const given of [[code('a')], [code('a'), plain, code('b'), plain, code('c'), plain]])
      for (let round = 0; round < 50; round += 1)
        expect(selectPilot({ tasks, given, met: NONE }, chance)?.code).toBe(false)
  })

  it('serve no topic: the others are given as if they had not been', () => {
    const shares = { joins: 0.5, nulls: 0.5 }
    const others = tasks.map((task) => ({ ...task, id: `o${task.id}`, code: false }))
    const counted = ['joins', 'nulls', 'joins', 'joins'].map((topic, i) => ({
      id: `g${i}`,
      topic,
      code: false,
    }))
    const pilots = ['nulls', 'nulls'].map((topic, i) => ({ id: `x${i}`, topic, code: false, isPilot: true }))
    const of = { tasks: others, shares, theta: 0, met: NONE, capped: NONE }
    for (let round = 0; round < 50; round += 1)
      expect(selectTask({ ...of, given: [...counted, ...pilots] }, chance)?.topic).toBe('nulls')
  })
})
