import { atLocal, localDay, localTime } from '../zone'

export interface Week {
  /** Its first day, as `2025-01-06`. */
  monday: string
  /** Local midnight of that day. */
  from: Date
}

/** Every week that a range touches, from Monday on by the clock of `zone`; the first begins before it or with it. */
export function weeksOf(from: Date, to: Date, zone: string): Week[] {
  const { year, month, day, weekday } = localTime(from, zone)
  const monday = (n: number): Date => atLocal(zone, year, month, day - weekday + 1 + 7 * n)
  const weeks: Week[] = []
  for (let start = monday(0); start <= to; start = monday(weeks.length))
    weeks.push({ monday: localDay(start, zone), from: start })
  return weeks
}
