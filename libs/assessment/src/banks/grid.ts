type Cell = string | number

/** Rows under a header, in columns, as a task shows data. */
export function grid(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)))
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
