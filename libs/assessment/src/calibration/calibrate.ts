import { abilityOf } from '../engine/ability'
import type { ItemParameters } from '../engine/model'
import type { Compared, GivenAnswer } from './expected'
import { easierBy, expectedRight, posteriorsBeside } from './expected'
import type { Answered } from './maximise'
import { fitted } from './maximise'

/** What answers say of a task whose parameters were its authors' judgement. */
export interface Proposal {
  id: string
  /** Answers. */
  n: number
  right: number
  from: ItemParameters
  to: ItemParameters
  /** Standard error of the proposed `b`. */
  se: number
  /** How far the answers are from the authors' judgement, in standard deviations; above 0 the task is easier. */
  easier: number
  /** They follow the model by the new numbers no better than chance allows: among weak, middling or able people. */
  misfit: boolean
}

/** Apart by so many standard deviations, the answers of a group do not follow the model. */
const MISFIT_Z = 3
const GROUPS = 3

interface Seen extends Answered {
  theta: number
}

/**
 * Proposes `a` and `b` of each task by one cycle over the people (Wainer and Mislevy 1990): each is known by the posterior
 * of the other answers, which is not made again, and the task's likelihood times its prior, N(b, 0.5²) and log-normal
 * with 0.3, is maximised. `c` stays: answers tell little of it.
 * @param attempts the answers of one attempt each.
 * @param tasks those that are asked about, with their authors' parameters.
 */
export function calibrate(
  attempts: readonly (readonly GivenAnswer[])[],
  tasks: readonly { id: string; item: ItemParameters }[],
): Proposal[] {
  const seen = new Map<string, Seen[]>(tasks.map(({ id }) => [id, []]))
  for (const answers of attempts)
    posteriorsBeside(answers).forEach((posterior, i) => {
      const answer = answers[i]
      const { theta } = abilityOf(posterior)
      if (answer) seen.get(answer.id)?.push({ theta, posterior, right: answer.right })
    })
  return tasks.map(({ id, item }) => proposed(id, item, seen.get(id) ?? []))
}

function proposed(id: string, from: ItemParameters, seen: readonly Seen[]): Proposal {
  const { item: to, se } = fitted(from, seen)
  const compared = (item: ItemParameters, of: readonly Seen[]): Compared[] =>
    of.map(({ posterior, right }) => ({ right, expected: expectedRight(posterior, item) }))
  const right = seen.filter((one) => one.right).length
  const misfit = groupsOf(seen).some((group) => Math.abs(easierBy(compared(to, group))) > MISFIT_Z)
  return { id, n: seen.length, right, from, to, se, easier: easierBy(compared(from, seen)), misfit }
}

/** Equally many weak, middling and able people. */
function groupsOf(seen: readonly Seen[]): Seen[][] {
  const sorted = [...seen].sort((x, y) => x.theta - y.theta)
  const size = Math.ceil(sorted.length / GROUPS)
  return size === 0 ? [] : Array.from({ length: GROUPS }, (_, i) => sorted.slice(i * size, (i + 1) * size))
}
