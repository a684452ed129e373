/** Rows in columns as a person reads them: the first column to the left, numbers under numbers. */
export function grid(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(String(cell).length, most[i] ?? 0)),
    [],
  )
  const line = (row: readonly (string | number)[]) =>
    row.map((cell, i) =>
      i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0),
    )
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n')
}
