import { LIVE_LIMITS, type PlaceName } from '@tryka/domain'

/** What one tab shows: a place, and the marks of others. */
export interface Shown {
  place: PlaceName
  others: readonly PlaceName[]
}

/** The places of one stream for several tabs: what they show first, then those of which they show the marks. */
export function placesFor(tabs: Iterable<Shown>): PlaceName[] {
  const all = [...tabs]
  const open = all.map(({ place }) => place).sort()
  const others = all.flatMap((tab) => tab.others).sort()
  return [...new Set([...open, ...others])].slice(0, LIVE_LIMITS.places)
}
