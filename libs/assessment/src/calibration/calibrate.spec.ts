import { mulberry32, normal } from '../engine/chance'
import type { ItemParameters } from '../engine/model'
import { probability } from '../engine/model'
import type { Proposal } from './calibrate'
import { calibrate } from './calibrate'
import type { GivenAnswer } from './expected'
import { easierBy } from './expected'
import { calibrationOf } from './state'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const chance = mulberry32(seed)

interface Task {
  id: string
  /** What its authors think. */
  item: ItemParameters
  truth: ItemParameters
  isPilot: boolean
}

/** Tasks whose authors err by so much in `b`, and half as much in log `a`; one in three is tried out. */
const drawnTasks = (count: number, errorSd: number): Task[] =>
  Array.from({ length: count }, (_, i) => {
    const item = { a: 1.4, b: (i % 5) - 2, c: i % 3 ? 0.01 : 0.2 }
    const a = item.a * Math.exp(normal(chance, 0, errorSd / 2))
    return {
      id: `t${i}`,
      item,
      truth: { ...item, a, b: normal(chance, item.b, errorSd) },
      isPilot: i % 3 === 1,
    }
  })

const answered = ({ id, item, truth, isPilot }: Task, theta: number): GivenAnswer => ({
  id,
  item,
  isPilot,
  right: chance() < probability(theta, truth),
})

/** People who each answer any twenty of the tasks. */
const attemptsAt = (tasks: readonly Task[], people: number): GivenAnswer[][] =>
  Array.from({ length: people }, () => {
    const theta = normal(chance)
    const mixed = tasks.map((task) => ({ task, at: chance() })).sort((x, y) => x.at - y.at)
    return mixed.slice(0, 20).map(({ task }) => answered(task, theta))
  })

const rms = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, one) => sum + one ** 2, 0) / values.length)
const truthOf = (tasks: readonly Task[], { id }: Proposal): ItemParameters => {
  const task = tasks.find((one) => one.id === id)
  if (!task) throw new Error(`There is no ${id}`)
  return task.truth
}

describe(`Calibrating tasks by answers (seed ${seed})`, () => {
  it('finds the numbers that made the answers, of tasks that count and of those that are tried out', () => {
    const tasks = drawnTasks(60, 0.6)
    const found = calibrate(attemptsAt(tasks, 1_500), tasks)
    for (const isPilot of [false, true]) {
      const of = found.filter(({ id }) => tasks.some((one) => one.id === id && one.isPilot === isPilot))
      const apart = (key: 'from' | 'to') => rms(of.map((one) => one[key].b - truthOf(tasks, one).b))
      const apartA = (key: 'from' | 'to') =>
        rms(of.map((one) => Math.log(one[key].a / truthOf(tasks, one).a)))
      // About 500 answers each; how far apart differs from draw to draw.
      expect(apart('to')).toBeLessThan(0.4)
      expect(apart('to')).toBeLessThan(apart('from') * 0.7)
      expect(apartA('to')).toBeLessThan(apartA('from'))
    }
    for (const { to, from, se } of found) {
      expect(to.c).toBe(from.c)
      expect(se).toBeGreaterThan(0.03)
      expect(se).toBeLessThan(0.4)
    }
    expect(found.filter(({ misfit }) => misfit).length).toBeLessThanOrEqual(6)
  })

  it('leaves tasks where their authors have them while nobody answered, and moves them little by few answers', () => {
    const tasks = drawnTasks(30, 0.6)
    for (const { from, to, n, easier, misfit, se } of calibrate([], tasks)) {
      expect(to.b).toBeCloseTo(from.b, 9)
      expect(to.a).toBeCloseTo(from.a, 9)
      expect([n, easier, misfit]).toEqual([0, 0, false])
      expect(se).toBeCloseTo(0.5, 6)
    }
    for (const { from, to } of calibrate(attemptsAt(tasks, 2), tasks))
      expect(Math.abs(to.b - from.b)).toBeLessThan(0.5)
  })

  it('says of a task that it is easier than it is held for, and is not led astray by one that all get right', () => {
    const tasks = drawnTasks(30, 0)
    const [first, ...others] = tasks
    if (!first) throw new Error('There is no task')
    const leaked = { ...first, isPilot: false, truth: { ...first.truth, b: -40 } }
    const found = calibrate(attemptsAt([leaked, ...others], 600), tasks)
    expect(found[0]?.right).toBe(found[0]?.n)
    expect(found[0]?.easier).toBeGreaterThan(3)
    expect(found[0]?.to.b).toBeLessThan(first.item.b)
    expect(Number.isFinite(found[0]?.to.b)).toBe(true)
    expect(found.slice(1).filter(({ easier }) => Math.abs(easier) > 3).length).toBeLessThanOrEqual(1)
  })

  it('calls a task a misfit that able people get wrong more often, as one with a wrong key', () => {
    const tasks = drawnTasks(30, 0)
    const wrongKey = { a: -1, b: 0, c: 0 }
    const odd = tasks.map((task, i) => (i === 7 ? { ...task, isPilot: true, truth: wrongKey } : task))
    const found = calibrate(attemptsAt(odd, 1_500), tasks)
    expect(found[7]?.misfit).toBe(true)
  })

  it('has a spread of answers about the model that is that of chance', () => {
    const spread = Array.from({ length: 400 }, () => {
      const expected = Array.from({ length: 100 }, () => 0.1 + 0.8 * chance())
      return easierBy(expected.map((p) => ({ expected: p, right: chance() < p })))
    })
    expect(Math.abs(spread.reduce((sum, z) => sum + z, 0) / spread.length)).toBeLessThan(0.25)
    expect(rms(spread)).toBeGreaterThan(0.85)
    expect(rms(spread)).toBeLessThan(1.15)
  })
})

describe('A bank', () => {
  const tasks = (enough: number, n: number, misfit = false) =>
    Array.from({ length: 120 }, (_, i) => ({ n: i < enough ? n : 0, misfit }))

  it('is checked by 100 answers to half of its tasks, and calibrated by 200 to four in five', () => {
    expect(calibrationOf([])).toBe('provisional')
    expect(calibrationOf(tasks(120, 99))).toBe('provisional')
    expect(calibrationOf(tasks(59, 5_000))).toBe('provisional')
    expect(calibrationOf(tasks(60, 100))).toBe('checked')
    expect(calibrationOf(tasks(95, 200))).toBe('checked')
    expect(calibrationOf(tasks(96, 200))).toBe('calibrated')
    expect(calibrationOf(tasks(120, 500, true))).toBe('provisional')
  })
})
