import { check } from '../../../checks/check'
import task from './unique-by.template'

const HEAD = 'function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {'
const MUTABLE = HEAD.replace('readonly ', '')
const written = (...lines: string[]): string => [HEAD, ...lines, '}'].join('\n')

/** How a Map is filled for each rule; without the condition a later element takes the place of the first. */
const FILLED = {
  first: 'if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)',
  'last in its place': 'byKey.delete(keyOf(item)); byKey.set(keyOf(item), item)',
  'last at the first': 'byKey.set(keyOf(item), item)',
} as const
type Kept = keyof typeof FILLED
const byMap = (kept: Kept): string =>
  written(
    'const byKey = new Map<unknown, T>()',
    `for (const item of items) { ${FILLED[kept]} }`,
    'return [...byKey.values()]',
  )

const OTHER_WAYS: Record<Kept, string> = {
  first: written(
    'const seen = new Set<unknown>()',
    'return items.filter((item) => seen.size < seen.add(keyOf(item)).size)',
  ),
  'last in its place': written(
    'const seen = new Set<unknown>()',
    'const kept = items.toReversed().filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))',
    'return kept.reverse()',
  ),
  'last at the first': written(
    'const keys = [...new Set(items.map(keyOf))]',
    'const same = (a: unknown, b: unknown) => a === b || (a !== a && b !== b)',
    'return keys.map((key) => items.findLast((item) => same(keyOf(item), key)) as T)',
  ),
}

export default check(task, {
  solutions: ({ kept }) => [byMap(kept), OTHER_WAYS[kept]],
  wrong: ({ kept }) => ({
    'keys are names of properties': written(
      'const byKey: Record<string, T> = {}',
      kept === 'first'
        ? 'for (const item of items) byKey[String(keyOf(item))] ??= item'
        : 'for (const item of items) byKey[String(keyOf(item))] = item',
      'return Object.values(byKey)',
    ),
    'another one, or in another place': byMap(
      kept === 'last at the first' ? 'last in its place' : 'last at the first',
    ),
    'the first for the last, or the last for the first': byMap(
      kept === 'first' ? 'last in its place' : 'first',
    ),
    'strict equality loses NaN': written(
      kept === 'first'
        ? 'return items.filter((a, i) => items.findIndex((b) => keyOf(b) === keyOf(a)) === i)'
        : 'return items.filter((a, i) => items.findLastIndex((b) => keyOf(b) === keyOf(a)) === i)',
    ),
    'types are lost': byMap(kept).replace(
      HEAD,
      'function uniqueBy(items: readonly any[], keyOf: (item: any) => unknown): any[] { type T = any',
    ),
    'the input is turned around in place': OTHER_WAYS['last in its place']
      .replace(HEAD, MUTABLE)
      .replace('toReversed()', 'reverse()'),
  }),
})
