const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `8 Jan 2025` in the reader's own time zone; "Unknown" when there is no date. */
export function formatDate(iso: string | undefined): string {
  const date = new Date(iso ?? '')
  const month = MONTHS[date.getMonth()]
  return month ? `${date.getDate()} ${month} ${date.getFullYear()}` : 'Unknown'
}

const grouped = new Intl.NumberFormat('en-GB')

/** `1,284`. */
export const formatCount = (count: number): string => grouped.format(count)

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** `8 Jan 2025, 09:05`. */
export const formatTime = (iso: string): string => `${formatDate(iso)}, ${clock.format(new Date(iso))}`

/** The zone in which this console tells days and times: that of the browser. */
export const consoleZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same for a reader: `Europe/Berlin`, `America/New York`. */
export const zoneWords = (): string => consoleZone().replaceAll('_', ' ')

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

/** Today where the console is, as `2025-01-08`: for the names of files. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')

const dayOf = (date: Date): string => date.toDateString()

/** `today, 09:05`, `yesterday, 16:05`, or the whole date before that. */
export function formatRecent(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayOf(date) === dayOf(now)) return `today, ${clock.format(date)}`
  return dayOf(date) === dayOf(before) ? `yesterday, ${clock.format(date)}` : formatTime(iso)
}
