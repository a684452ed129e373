import { HOLD_RULES } from '@tryka/domain'
import { abilityOf, posteriorOf } from '../engine/ability'
import type { ItemParameters } from '../engine/model'
import { probability } from '../engine/model'

/** A task that counted, with how long it took and how long people need for it. */
export interface PacedAnswer {
  seq: number
  item: ItemParameters
  isCorrect: boolean
  seconds: number
  usualSeconds: number
}

/** Right in under a quarter of the usual time. */
export const isQuick = ({ isCorrect, seconds, usualSeconds }: Omit<PacedAnswer, 'seq' | 'item'>): boolean =>
  isCorrect && seconds < usualSeconds * HOLD_RULES.fast.share

/**
 * Hard tasks that were right far sooner than people manage: each is unlikely for the ability that the person's other
 * answers show. Where all were quick there are no others, and the middle of everybody stands for it.
 * @returns empty where there are fewer than eight.
 */
export function tooFast<A extends PacedAnswer>(answers: readonly A[]): A[] {
  const { tasks, chance } = HOLD_RULES.fast
  const quick = answers.filter(isQuick)
  if (quick.length < tasks) return []
  const others = answers.filter((answer) => !isQuick(answer))
  const { theta } = abilityOf(posteriorOf(others.map(({ item, isCorrect }) => ({ item, right: isCorrect }))))
  const unlikely = quick.filter(({ item }) => probability(theta, item) < chance)
  return unlikely.length < tasks ? [] : unlikely
}

/** A right answer in code, and the accounts that gave the same but for names; each account once. */
export interface SharedAnswer {
  seq: number
  others: readonly string[]
}

/**
 * Answers that one other account gave as well. What many gave is how the task is solved, and says nothing.
 * @returns empty where no account shares two.
 */
export function tooAlike(answers: readonly SharedAnswer[]): number[] {
  const { answers: least, common } = HOLD_RULES.alike
  const telling = answers.filter(({ others }) => others.length > 0 && others.length < common)
  const accounts = new Set(telling.flatMap(({ others }) => others))
  for (const account of accounts) {
    const shared = telling.filter(({ others }) => others.includes(account))
    if (shared.length >= least) return shared.map(({ seq }) => seq)
  }
  return []
}

/** Far above the result before. */
export const isJump = (theta: number, before: number): boolean => theta - before > HOLD_RULES.jump.theta
