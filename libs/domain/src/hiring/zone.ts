import { HOUR_MS } from '../timing'
/** A moment as a wall clock in a zone shows it. */
export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** 1 Monday to 7 Sunday. */
  weekday: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** True for an IANA time zone that this platform knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** The wall clock of `zone` at a moment. */
export function localTime(at: Date, zone: string): LocalTime {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
  return { year, month, day, hour, minute, second, weekday }
}

/** The local calendar day as `2025-01-08`. */
export function localDay(at: Date, zone: string): string {
  const { year, month, day } = localTime(at, zone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** The Monday of a moment's week in a zone, as `2025-01-06`. */
export function localMonday(at: Date, zone: string): string {
  const { year, month, day, weekday } = localTime(at, zone)
  return new Date(Date.UTC(year, month - 1, day - weekday + 1)).toISOString().slice(0, 10)
}

/** The moment at which a calendar day, `2025-01-08`, begins in a zone; or so many days after it. */
export function dayBegins(day: string, zone: string, after = 0): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return atLocal(zone, year, month, date + after)
}

const asUtc = (t: LocalTime): number => Date.UTC(t.year, t.month - 1, t.day, t.hour, t.minute, t.second)

/**
 * The moment at which the clock of `zone` shows these figures; days and months may run over. A time that a change
 * of clocks skips becomes the same distance after the gap; of two equal times the first is taken.
 */
export function atLocal(zone: string, year: number, month: number, day: number, hour = 0, minute = 0): Date {
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  const offset = (guess: number): number => asUtc(localTime(new Date(guess), zone)) - guess
  const before = wanted - offset(wanted - 12 * HOUR_MS)
  const after = wanted - offset(wanted + 12 * HOUR_MS)
  const fits = [before, after].filter((guess) => guess + offset(guess) === wanted)
  return new Date(fits.length ? Math.min(...fits) : before)
}
