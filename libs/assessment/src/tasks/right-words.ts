import { isCodeKey } from './code'
import type { Instance } from './instance'
import type { Key } from './template'

/** No more digits than the task asks for. */
function numberText({ value, tolerance }: Extract<Key, { kind: 'numeric' }>): string {
  if ('relative' in tolerance) return String(Number(value.toPrecision(6)))
  if (tolerance.absolute === 0) return String(value)
  return String(Number(value.toFixed(Math.max(0, Math.ceil(-Math.log10(tolerance.absolute))))))
}

/**
 * The right answer as a person reads it: a line for what is typed or chosen, several where several are right, and for an
 * order all of it, first to last. Of answers that are all right it is the first.
 * @throws Error for a code task, to which there is no one answer.
 */
export function rightWords({ key, ids, options }: Pick<Instance, 'key' | 'ids' | 'options'>): string[] {
  if (isCodeKey(key)) throw new Error('Code has no one right answer')
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
