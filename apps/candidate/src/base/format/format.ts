import { HOUR_MS } from '@tryka/domain'
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

let clock: string | undefined

/** Every time of this page is told in this zone from here on: a page shows one side, and a side has one clock. */
export const setClock = (zone: string): void => {
  clock = zone
}

/** The zone of the side that this page shows; until it is known, the browser's. */
export const sideZone = (): string => clock ?? browserZone()

const formats = new Map<string, Intl.DateTimeFormat>()

function parts(iso: string, zone = sideZone()): Record<string, string> {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(zone, format)
  const found = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  return { ...found, month: found['month']?.slice(0, 3) ?? '' }
}

/** `8 Jan 2025`. */
export function formatDate(iso: string, zone?: string): string {
  const { day, month, year } = parts(iso, zone)
  return `${day} ${month} ${year}`
}

/** `8 Jan`, and `8 Jan 2024` of another year: for rows of a list, where one's own year says nothing. */
export function formatListDate(iso: string, zone?: string, now = Date.now()): string {
  const { day, month, year } = parts(iso, zone)
  return year === parts(new Date(now).toISOString(), zone)['year']
    ? `${day} ${month}`
    : `${day} ${month} ${year}`
}

/** `Jan 2025`, of `2025-01`. */
export function formatMonth(yearAndMonth: string): string {
  const { month, year } = parts(`${yearAndMonth}-15T12:00:00Z`, 'UTC')
  return `${month} ${year}`
}

/** `Wed 8 Jan`. */
export function formatDay(iso: string, zone?: string): string {
  const { weekday, day, month } = parts(iso, zone)
  return `${weekday} ${day} ${month}`
}

/** `14:30`. */
export function formatTime(iso: string, zone?: string): string {
  const { hour, minute } = parts(iso, zone)
  return `${hour}:${minute}`
}

/** `Wed 8 Jan, 14:30`. */
export const formatMoment = (iso: string, zone?: string): string =>
  `${formatDay(iso, zone)}, ${formatTime(iso, zone)}`

/** `8 Jan 2025, 14:30`: of what may be of another year. */
export const formatStamp = (iso: string, zone?: string): string =>
  `${formatDate(iso, zone)}, ${formatTime(iso, zone)}`

/** `Los Angeles time`, and `UTC`: a clock is never shown without its zone. */
export const zoneName = (zone = sideZone()): string =>
  /^(Etc\/)?(UTC|GMT|Universal|Zulu)$/.test(zone)
    ? 'UTC'
    : `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`

/** `2 h ago` on the same day, then `yesterday`, then the day: words for the middle of a sentence. */
export function formatSince(iso: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR_MS)
  if (hours < 1) return 'just now'
  if (hours < 24) return `${hours} h ago`
  return hours < 48 ? 'yesterday' : formatListDate(iso, undefined, now)
}

/** The same where it stands alone. */
export const formatAgo = (iso: string, now = Date.now()): string =>
  formatSince(iso, now).replace(/^[a-z]/, (letter) => letter.toUpperCase())

const grouped = new Intl.NumberFormat('en-GB')

/** `1,284`. */
export const formatCount = (count: number): string => grouped.format(count)

/** `1 person`, `2 people`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** `Showing 1-4 of 127`. */
export function showing({
  page,
  pageSize,
  total,
}: {
  page: number
  pageSize: number
  total: number
}): string {
  if (total === 0) return 'Showing 0 of 0'
  return `Showing ${(page - 1) * pageSize + 1}-${Math.min(page * pageSize, total)} of ${formatCount(total)}`
}
