/** What the standard writes after GROUP BY for several groupings at once, and the groupings that it stands for. */
export interface Sets {
  text: string
  sets: readonly (readonly string[])[]
}
export const rollup = (first: string, second: string): Sets => ({
  text: `ROLLUP (${first}, ${second})`,
  sets: [[first, second], [first], []],
})
export const cube = (first: string, second: string): Sets => ({
  text: `CUBE (${first}, ${second})`,
  sets: [[first, second], [first], [second], []],
})
export const groupingSets = (...sets: readonly (readonly string[])[]): Sets => ({
  text: `GROUPING SETS (${sets.map((set) => `(${set.join(', ')})`).join(', ')})`,
  sets,
})

/**
 * The same in a dialect without them: each grouping by itself, with NULL in the columns that it leaves out. The grouping
 * of nothing has no GROUP BY.
 */
export const oneByOne = (
  { sets }: Sets,
  columns: readonly string[],
  { from, what }: { from: string; what: string },
): string =>
  sets
    .map((set) => {
      const shown = columns.map((name) => (set.includes(name) ? name : `NULL AS ${name}`))
      return `SELECT ${shown.join(', ')}, ${what} FROM ${from}${set.length > 0 ? ` GROUP BY ${set.join(', ')}` : ''}`
    })
    .join('\nUNION ALL\n')
