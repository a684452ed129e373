import { normal } from '../engine/chance'
import type { Chance } from '../engine/model'
import type { Candidate } from '../engine/select'
import type { Bank } from '../banks/bank'
import { candidatesOf } from '../banks/candidates'
import type { SimulatedBank } from './attempt'

const TOPICS = ['one', 'two', 'three', 'four', 'five']
const SHARES = Object.fromEntries(TOPICS.map((topic) => [topic, 1 / TOPICS.length]))

/**
 * A bank by the rules of a whole one: 120 templates, 35 % choice, every grade and topic alike, one in six of the others
 * a code task. `errorSd` is how far its authors misjudge them.
 */
export function drawnBank(chance: Chance, errorSd = 0): SimulatedBank {
  const tasks: Candidate[] = Array.from({ length: 120 }, (_, i) => {
    const grade = (i % 5) + 1
    const choice = i % 20 < 7
    const item = { a: choice ? 1.1 : 1.4, b: grade - 3 + (chance() * 0.6 - 0.3), c: choice ? 0.2 : 0.01 }
    return { id: `t${i}`, topic: TOPICS[Math.floor(i / 24)] ?? '', grade, code: !choice && i % 6 === 0, item }
  })
  return { tasks, shares: SHARES, truth: misjudged(tasks, chance, errorSd) }
}

/** The active templates of a bank as it is, by its authors' grades; `errorSd` is how far they misjudge them. */
export function banked(bank: Bank, chance: Chance, errorSd = 0): SimulatedBank {
  const tasks = candidatesOf(bank)
  return { tasks, shares: bank.shares, truth: misjudged(tasks, chance, errorSd) }
}

/** What the tasks are in truth, where their authors err by so much. */
const misjudged = (tasks: readonly Candidate[], chance: Chance, errorSd: number): SimulatedBank['truth'] =>
  new Map(
    tasks.map(({ id, item: { a, b, c } }) => [
      id,
      { a: a * Math.exp(normal(chance, 0, errorSd / 2)), b: normal(chance, b, errorSd), c },
    ]),
  )
