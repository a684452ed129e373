/** Rows that have the same in common, in the order in which they first come. */
export function groupsBy<T>(rows: readonly T[], inCommon: (row: T) => unknown): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const name = JSON.stringify(inCommon(row))
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups.values()]
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** How many different things there are. */
export const countOfDifferent = (items: readonly unknown[]): number =>
  new Set(items.map((item) => JSON.stringify(item))).size
