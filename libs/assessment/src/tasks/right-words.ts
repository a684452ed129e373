import { isCodeKey } from './code'
import type { Instance } from './instance'
import type { Key } from './template'

const FEWEST_DIGITS = 6
/** A number has no more of them that say something. */
const MOST_DIGITS = 17

/** So many digits that rounding to them stays within a share of the value, whatever its first digit is. */
const digitsWithin = (share: number): number =>
  Math.min(MOST_DIGITS, Math.max(FEWEST_DIGITS, Math.ceil(1 - Math.log10(2 * share))))

/** No more digits than the task asks for, and as many. */
function numberText({ value, tolerance }: Extract<Key, { kind: 'numeric' }>): string {
  if ('relative' in tolerance) return String(Number(value.toPrecision(digitsWithin(tolerance.relative))))
  if (tolerance.absolute === 0) return String(value)
  return String(Number(value.toFixed(Math.max(0, Math.ceil(-Math.log10(tolerance.absolute))))))
}

/**
 * The right answer as a person reads it: a line for what is typed or chosen, several where several are right, and for an
 * order all of it, first to last. Of answers that are all right it is the first.
 * For code it is one way of many.
 * @throws Error for a code task without a sample: to those that count nobody is told an answer.
 */
export function rightWords({ key, ids, options }: Pick<Instance, 'key' | 'ids' | 'options'>): string[] {
  if (isCodeKey(key)) {
    if (key.sample === undefined) throw new Error('This code task has no sample to tell')
    return [key.sample]
  }
  const texts = (numbers: readonly number[]) =>
    numbers.flatMap((number) => options?.filter(({ id }) => id === ids[number]).map(({ text }) => text) ?? [])
  switch (key.kind) {
    case 'single':
      return texts([key.right])
    case 'multiple': {
      // As they stand there, not as they are written in the template.
      const right = texts(key.right)
      return options?.flatMap(({ text }) => (right.includes(text) ? [text] : [])) ?? []
    }
    case 'ordering':
      return texts(key.orders[0] ?? [])
    case 'numeric':
      return [numberText(key)]
    case 'short':
      return key.accept.slice(0, 1)
  }
}
