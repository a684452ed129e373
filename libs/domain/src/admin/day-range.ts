/** The first and the last of some days, `2025-01-08`; an absent one is no bound. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

export const DAY_ORDER = 'The last day is before the first.'

/** False for a range that no day is in. */
export const isDayOrder = (from: string | undefined, to: string | undefined): boolean =>
  !from || !to || from <= to

/** The name of a file that holds what lies in a range: `signups.csv` is `signups-from-2025-01-08.csv`. */
export function rangedName(filename: string, { from, to }: DayRange): string {
  const words = [...(from ? ['from', from] : []), ...(to ? ['to', to] : [])]
  return named(filename, words)
}

/** The name of a file that says of which day it is: `users.csv` is `users-2025-01-08.csv`. */
export const datedName = (filename: string, day: string): string => named(filename, [day])

const named = (filename: string, words: readonly string[]): string =>
  filename.replace(/(?=\.[^.]*$)/, words.map((word) => `-${word}`).join(''))
