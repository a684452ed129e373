import { localTime, atLocal } from '../hiring/zone'

/** Hours of a person's own clock, such as 21:00 to 8:00, in which what is not urgent waits. */
export interface QuietHours {
  from: string
  to: string
}

/** Until somebody chooses. */
export const QUIET_PRESET: QuietHours = { from: '21:00', to: '08:00' }

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * When the quiet hours end that a moment falls into; null outside of them. The end is the next time that the clock of
 * the zone shows it: on the night of a change of clocks, too.
 */
export function quietUntil({ from, to }: QuietHours, zone: string, at: Date): Date | null {
  const { year, month, day, hour, minute } = localTime(at, zone)
  const now = hour * 60 + minute
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const isQuiet = start < end ? now >= start && now < end : now >= start || now < end
  if (!isQuiet) return null
  const endOn = (days: number) => atLocal(zone, year, month, day + days, Math.floor(end / 60), end % 60)
  // An hour that the clock shows twice may have its first end behind it: then it was over, and is again.
  return [endOn(0), endOn(1)].find((moment) => moment.getTime() > at.getTime()) ?? null
}
