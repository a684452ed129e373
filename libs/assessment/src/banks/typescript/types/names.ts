import type { Key } from '../../../tasks/template'

/** The key of a task that asks for names in a fixed order, in every usual way to type them. */
export const namesKey = (names: readonly string[]): Key => ({
  kind: 'short',
  accept: [...new Set([', ', ',', ' ', ' | '].map((between) => names.join(between)))],
})
