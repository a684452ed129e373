import type { Dependency } from './dependencies'

/**
 * The other way to what follows from dependencies. Two rows of a table can agree exactly in a set of columns when no
 * dependency leads out of it; what some columns determine is common to all such sets around them.
 */
export function closedSets(all: string, dependencies: readonly Dependency[]): ReadonlySet<string>[] {
  const letters = [...all]
  return Array.from(
    { length: 2 ** letters.length },
    (_, bits) => new Set(letters.filter((_one, i) => (bits >> i) % 2 === 1)),
  ).filter((set) =>
    dependencies.every(
      ({ from, to }) => ![...from].every((one) => set.has(one)) || [...to].every((one) => set.has(one)),
    ),
  )
}

/** Whether no two rows can agree in these columns and differ elsewhere. */
export const tellsRowsApart = (
  columns: readonly string[],
  closed: readonly ReadonlySet<string>[],
  all: string,
): boolean => closed.every((set) => set.size === all.length || !columns.every((one) => set.has(one)))

/** What every two rows that agree in these columns agree in. */
export const agreedBy = (
  columns: readonly string[],
  closed: readonly ReadonlySet<string>[],
  all: string,
): string[] =>
  [...all].filter((one) => closed.every((set) => set.has(one) || !columns.every((other) => set.has(other))))
