import { atLocal, localTime } from '@tryka/domain'
import { sideZone } from './format'

const two = (value: number): string => String(value).padStart(2, '0')

/** `2025-01-08T14:30` on the clock of a zone, as a date-time control holds it. */
export function toLocalText(at: Date, zone = sideZone()): string {
  const { year, month, day, hour, minute } = localTime(at, zone)
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The moment at which the clock of the zone shows this text; undefined when it is not a time. */
export function fromLocalText(text: string, zone = sideZone()): string | undefined {
  const [year, month, day, hour, minute] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [])
    .slice(1)
    .map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return atLocal(zone, year, month, day, hour, minute).toISOString()
}
