/** Rows of a page, where nobody asks for more or fewer. */
export const PAGE_SIZE = 50
/** Between what the last row of a page is sorted by. */
const MARK = '~'

export const markOf = (...sorted: readonly (string | number)[]): string => sorted.join(MARK)

/** What the row before a page is sorted by; nothing where the mark is none. */
export function partsOf(mark: string | undefined, count: number): readonly string[] | undefined {
  const parts = (mark ?? '').split(MARK)
  return parts.length === count && parts.every(Boolean) ? parts : undefined
}

/** A page out of one row more than it has, and the mark of the next one. */
export function pageOf<Row>(found: readonly Row[], pageSize: number, mark: (row: Row) => string) {
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, next: found.length > pageSize && last !== undefined ? mark(last) : null }
}
