import { DAY_MS, localDay } from '@tryka/domain'
import { sideZone } from './format'

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const DATE = written({ day: 'numeric', month: 'long' })
const DAY = written({ weekday: 'long', day: 'numeric', month: 'long' })
const YEAR = written({ day: 'numeric', month: 'long', year: 'numeric' })

/** The day of a moment by the clock of the side that is shown: `2025-01-08`. */
export const dayOf = (iso: string): string => localDay(new Date(iso), sideZone())

/** `Today, 8 January`, `Yesterday`, `Monday, 6 January`, and with the year where it is another one. */
export function dayWords(day: string, now = Date.now()): string {
  const today = localDay(new Date(now), sideZone())
  const before = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
  const date = new Date(day)
  if (day === today) return `Today, ${DATE.format(date)}`
  if (day === before) return 'Yesterday'
  return day.slice(0, 4) === today.slice(0, 4)
    ? DAY.format(date).replace(/^(\w+) /, '$1, ')
    : YEAR.format(date)
}
