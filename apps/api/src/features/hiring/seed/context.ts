import { DAY_MS, HOUR_MS, VERIFICATION_MONTHS, atLocal, localTime, type Sha256 } from '@tryka/domain'
import { idFor, type IdFor } from './ids'
import { type Random, randomOf } from './random'

/** The one seed of every market. */
export const SEED = 20_250_108
/** Where the demo company and the demo person are. */
export const DEMO_ZONE = 'America/Los_Angeles'

export interface SeedOptions {
  marketId: string
  /** "Now" of the data; `seedHour` gives the usual one. */
  now: Date
  sha256: Sha256
  idFor?: IdFor
}

/** What every part of the generator shares. */
export interface SeedContext {
  now: Date
  nowIso: string
  sha256: Sha256
  id: (kind: string, n: number) => string
  /** A stream of its own for each part, so that a change in one leaves the others as they were. */
  random: (part: number) => Random
  /** The moment so many days before now; parts of days count. */
  ago: (days: number) => string
  ahead: (days: number) => string
  /** When what was proved so many days ago ends: the same day of the calendar, two years on. */
  provedUntil: (days: number) => string
  /** `hour:minute` in the demo zone on the day that is `days` from today. */
  localAt: (days: number, hour: number, minute?: number) => Date
  /** The n-th working day from today in the demo zone, in days; negative goes back. */
  workday: (n: number) => number
  /** The working day at, or last before, an offset in days from today. */
  workdayBefore: (offset: number) => number
  /** The local calendar day at an offset in days from today. */
  day: (offset: number) => string
}

/** The start of the current hour. */
export const seedHour = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

export function seedContext({ marketId, now, sha256, idFor: ids = idFor }: SeedOptions): SeedContext {
  const today = localTime(now, DEMO_ZONE)
  const isWorkday = (offset: number): boolean => (((today.weekday - 1 + offset) % 7) + 7) % 7 < 5
  const workday = (n: number): number => {
    const step = n < 0 ? -1 : 1
    let offset = 0
    for (let left = Math.abs(n); left > 0;) {
      offset += step
      if (isWorkday(offset)) left -= 1
    }
    return offset
  }
  const workdayBefore = (offset: number): number => {
    let found = offset
    while (!isWorkday(found)) found -= 1
    return found
  }
  const shift = (days: number): string => new Date(now.getTime() + Math.round(days * DAY_MS)).toISOString()
  return {
    now,
    nowIso: now.toISOString(),
    sha256,
    id: (kind, n) => ids(marketId, kind, n),
    random: (part) => randomOf(SEED + part * 7_919),
    ago: (days) => shift(-days),
    ahead: shift,
    provedUntil: (days) => {
      const until = new Date(shift(-days))
      until.setUTCMonth(until.getUTCMonth() + VERIFICATION_MONTHS)
      return until.toISOString()
    },
    localAt: (days, hour, minute = 0) =>
      atLocal(DEMO_ZONE, today.year, today.month, today.day + days, hour, minute),
    workday,
    workdayBefore,
    day: (offset) =>
      new Date(Date.UTC(today.year, today.month - 1, today.day + offset)).toISOString().slice(0, 10),
  }
}
