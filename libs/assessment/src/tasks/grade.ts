import { isCodeKey } from './code'
import type { Instance } from './instance'
import { typedNumber } from './number'
import type { Key } from './template'

/** What comes over the wire: ids of options, or what was typed. */
export type Answer = { chosen: readonly string[] } | { text: string }

const LONGEST_SHORT = 80
const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((one, i) => one === right[i])
const sameSet = (left: readonly string[], right: readonly string[]): boolean =>
  same([...new Set(left)].sort(), [...right].sort()) && new Set(left).size === left.length

/** Canonical letters, single spaces; capitals count where the task says so. */
export function shortForm(text: string, sameCase = false): string {
  const one = text.normalize('NFC').trim().replace(/\s+/gu, ' ')
  return sameCase ? one : one.toLowerCase()
}

function near(typed: string, { value, tolerance }: Extract<Key, { kind: 'numeric' }>): boolean {
  const number = typedNumber(typed)
  if (number === null) return false
  const most = 'absolute' in tolerance ? tolerance.absolute : tolerance.relative * Math.abs(value)
  return Math.abs(number - value) <= most
}

/** Whether something answers the task at all, rightly or not: ids of its own options, each once, or what was typed, or code. */
export function isAnswerTo(
  { key, ids }: Pick<Instance, 'key' | 'ids'>,
  answer: Answer | { code: string },
): boolean {
  if (isCodeKey(key)) return 'code' in answer
  if (ids.length === 0) return 'text' in answer
  if (!('chosen' in answer)) return false
  const { chosen } = answer
  return new Set(chosen).size === chosen.length && chosen.every((id) => ids.includes(id))
}

/**
 * Whether an answer is right. An answer of another kind, or with ids of another instance, is wrong.
 * @throws Error for a code task: that is told by a grader that runs it (`codeJob`).
 */
export function isRight({ key, ids }: Pick<Instance, 'key' | 'ids'>, answer: Answer): boolean {
  if (isCodeKey(key)) throw new Error('Code is graded by running it')
  const named = (numbers: readonly number[]) => numbers.map((number) => ids[number] ?? '')
  if ('chosen' in answer) {
    const { chosen } = answer
    if (key.kind === 'single') return same(chosen, named([key.right]))
    if (key.kind === 'multiple') return sameSet(chosen, named(key.right))
    if (key.kind === 'ordering') return key.orders.some((order) => same(chosen, named(order)))
    return false
  }
  if (key.kind === 'numeric') return near(answer.text, key)
  if (key.kind !== 'short' || answer.text.length > LONGEST_SHORT) return false
  const typed = shortForm(answer.text, key.sameCase)
  return key.accept.some((one) => shortForm(one, key.sameCase) === typed)
}
