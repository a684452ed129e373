import type { Chance } from '../engine/model'
import { normal } from '../engine/chance'
import { cappedOf, EXPOSURE_WINDOW } from '../engine/exposure'
import type { Measured } from '../engine/result'
import { MARKS, measured } from '../engine/result'
import type { SimulatedBank, SimulatedPerson } from './attempt'
import { simulateAttempt } from './attempt'

export interface Population {
  people: number
  mean?: number
  sd?: number
  widening: number
  /** What else is so of everybody. */
  manner?: Omit<SimulatedPerson, 'theta'>
}

/** What the engine did to a population; shares are 0 to 1. */
export interface Outcome {
  bias: number
  rmse: number
  meanSe: number
  covered68: number
  covered90: number
  /** Badges above the level that the person has, of all people; and by a plain pass mark. */
  tooHigh: number
  tooHighNaive: number
  exact: number
  reached: [number, number, number, number]
  maxExposure: number
  unused: number
  meanTasks: number
}

const levelAt = (theta: number): number => Object.values(MARKS).filter((mark) => theta >= mark).length
const share = <T>(rows: readonly T[], holds: (row: T) => boolean): number =>
  rows.filter(holds).length / rows.length
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

interface Row extends Measured {
  truth: number
  tasks: number
}

/** The last attempts, in whose tasks no template may be too often. */
class Window {
  private readonly attempts: string[][] = []
  private readonly counts = new Map<string, number>()

  capped(): Set<string> {
    return cappedOf(this.counts, this.attempts.length)
  }

  add(given: string[]): void {
    this.attempts.push(given)
    for (const id of given) this.counts.set(id, (this.counts.get(id) ?? 0) + 1)
    if (this.attempts.length <= EXPOSURE_WINDOW.most) return
    for (const id of this.attempts.shift() ?? []) this.counts.set(id, (this.counts.get(id) ?? 0) - 1)
  }
}

/** Lets people take the test one after another and says how well it told their ability. */
export function simulate(bank: SimulatedBank, population: Population, chance: Chance): Outcome {
  const { people, mean: centre = 0, sd = 1, widening, manner } = population
  const window = new Window()
  const shown = new Map<string, number>()
  const rows: Row[] = []
  for (let i = 0; i < people; i += 1) {
    const theta = normal(chance, centre, sd)
    const { posterior, given } = simulateAttempt(bank, { ...manner, theta }, chance, window.capped())
    window.add(given)
    for (const id of given) shown.set(id, (shown.get(id) ?? 0) + 1)
    rows.push({ ...measured(posterior, widening), truth: theta, tasks: given.length })
  }
  const within = (z: number) => share(rows, ({ theta, truth, se }) => Math.abs(theta - truth) <= z * se)
  const reached = (level: number) => share(rows, (row) => (row.level ?? 0) >= level)
  return {
    bias: mean(rows.map(({ theta, truth }) => theta - truth)),
    rmse: Math.sqrt(mean(rows.map(({ theta, truth }) => (theta - truth) ** 2))),
    meanSe: mean(rows.map(({ se }) => se)),
    covered68: within(1),
    covered90: within(1.645),
    tooHigh: share(rows, ({ level, truth }) => (level ?? 0) > levelAt(truth)),
    tooHighNaive: share(rows, ({ theta, truth }) => levelAt(theta) > levelAt(truth)),
    exact: share(rows, ({ level, truth }) => (level ?? 0) === levelAt(truth)),
    reached: [reached(1), reached(2), reached(3), reached(4)],
    maxExposure: Math.max(...bank.tasks.map(({ id }) => shown.get(id) ?? 0)) / people,
    unused: share(bank.tasks, ({ id }) => !shown.has(id)),
    meanTasks: mean(rows.map(({ tasks }) => tasks)),
  }
}
