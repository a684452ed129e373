/** Reads a CSV file as RFC 4180 says: one object for each row, keyed by the header. */
export function parseCsv(text: string): Record<string, string>[] {
  const cells: string[][] = [[]]
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, cell = '', end] = match
    cells.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') cells.push([])
    if (whole === '' || end === '') break
  }
  const [header = [], ...rows] = cells.filter((row) => row.length > 1)
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}
