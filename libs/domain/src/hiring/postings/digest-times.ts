import { atLocal, localTime } from '../zone'
import type { SavedSearch } from './saved-search.schema'
import { MINUTE_MS } from '../../timing'

/** When people read what they asked to be told of, by their own clock. */
export const DIGEST_HOUR = 8
/** A search that tells at once looks again after so long. */
export const AT_ONCE_MS = 10 * MINUTE_MS

/** The next morning at eight after a moment; an hour that clocks skip is the one after it, one shown twice counts once. */
function nextMorning(after: Date, zone: string, isDay: (weekday: number) => boolean): Date {
  const { year, month, day, weekday } = localTime(after, zone)
  for (let ahead = 0; ; ahead++) {
    const at = atLocal(zone, year, month, day + ahead, DIGEST_HOUR)
    if (at > after && isDay(((weekday - 1 + ahead) % 7) + 1)) return at
  }
}

/** The next time of the weekly digest: Monday, eight o'clock. */
export const nextDigest = (after: Date, zone: string): Date =>
  nextMorning(after, zone, (weekday) => weekday === 1)

/** When a saved search looks next; never, where it is off. */
export function nextLook(alert: SavedSearch['alert'], after: Date, zone: string): Date | null {
  if (alert === 'off') return null
  if (alert === 'at once') return new Date(after.getTime() + AT_ONCE_MS)
  return alert === 'daily' ? nextMorning(after, zone, () => true) : nextDigest(after, zone)
}
