import { atLocal, localTime } from '@tryka/domain'

const two = (value: number): string => String(value).padStart(2, '0')

/** `2025-01-08T14:30` on the clock of a zone, as a date-time control holds it. */
export function toLocalText(at: Date, zone: string): string {
  const { year, month, day, hour, minute } = localTime(at, zone)
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The moment at which the clock of the zone shows this text; undefined when it is not a time. */
export function fromLocalText(text: string, zone: string): string | undefined {
  const [year, month, day, hour, minute] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [])
    .slice(1)
    .map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  return atLocal(zone, year, month, day, hour, minute).toISOString()
}

const WEEKEND = [6, 7]

/** Ten in the morning in the zone, so many days ahead, or on the Monday after a weekend. */
export function firstSlot(zone: string, daysAhead: number, now = new Date()): string {
  const { year, month, day } = localTime(now, zone)
  const at = atLocal(zone, year, month, day + daysAhead, 10)
  return WEEKEND.includes(localTime(at, zone).weekday)
    ? firstSlot(zone, daysAhead + 1, now)
    : toLocalText(at, zone)
}

/** What is wrong with the proposed times, in one sentence; empty when nothing is. */
export function slotsProblem(texts: readonly string[], zone: string, now = Date.now()): string {
  const moments = texts.map((text) => fromLocalText(text, zone))
  if (moments.some((moment) => moment === undefined)) return 'Fill in each time or remove it.'
  if (moments.some((moment) => Date.parse(moment ?? '') <= now)) return 'Propose times that lie ahead.'
  return new Set(moments).size < moments.length ? 'Name each time once.' : ''
}
