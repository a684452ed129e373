import type { Chance, ItemParameters } from '../engine/model'
import { probability } from '../engine/model'
import type { Posterior } from '../engine/ability'
import { abilityOf, PRIOR, updated } from '../engine/ability'
import type { Candidate } from '../engine/select'
import { selectTask } from '../engine/select'
import { isEnough, TASKS } from '../engine/stop'

/** A person who answers by the model, in an attempt by the rules. */
export interface SimulatedPerson {
  theta: number
  /** Answers without reading: right as often as `c` says. */
  guesses?: boolean
  /** How many tasks there is time for. */
  patience?: number
}

export interface SimulatedBank {
  tasks: readonly Candidate[]
  shares: Readonly<Record<string, number>>
  /** How tasks really behave, where that is not what their authors think. */
  truth: ReadonlyMap<string, ItemParameters>
}

export interface SimulatedAttempt {
  posterior: Posterior
  given: string[]
}

const NOBODY: ReadonlySet<string> = new Set()

/** One whole attempt: select, answer, estimate, stop. */
export function simulateAttempt(
  { tasks, shares, truth }: SimulatedBank,
  { theta, guesses = false, patience = TASKS.most }: SimulatedPerson,
  chance: Chance,
  capped: ReadonlySet<string> = NOBODY,
): SimulatedAttempt {
  const given: Candidate[] = []
  let posterior = PRIOR
  while (given.length < patience) {
    const ability = abilityOf(posterior)
    if (isEnough(given.length, ability)) break
    const task = selectTask({ tasks, given, shares, theta: ability.theta, met: NOBODY, capped }, chance)
    if (!task) break
    const real = truth.get(task.id) ?? task.item
    const right = chance() < (guesses ? real.c : probability(theta, real))
    posterior = updated(posterior, task.item, right)
    given.push(task)
  }
  return { posterior, given: given.map(({ id }) => id) }
}
