import { atLocal, localTime } from '@tryka/domain'
import { sideZone } from './format'

/** The day so many days after a moment on the clock of this side, as a date control holds it. */
export function dayAhead(days: number, from = new Date(), zone = sideZone()): string {
  const { year, month, day } = localTime(from, zone)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** The last minute of a day on the clock of this side; null for a text that is no day. */
export function lastMinute(text: string, zone = sideZone()): string | null {
  const [year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).slice(1).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const noon = new Date(Date.UTC(year, month - 1, day, 12))
  if (noon.toISOString().slice(0, 10) !== text) return null
  return atLocal(zone, year, month, day, 23, 59).toISOString()
}
