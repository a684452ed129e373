import { parsePlace, type PlaceName, type PlaceSide } from '@tryka/domain'

const keyOf = (accountId: string, side: PlaceSide): string => `tryka:place:${accountId}:${side}`

/** Where storage is switched off a page without a place in its address asks again each time. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The last place of a side that this tab showed, else the last one of this browser. */
export function lastPlace(accountId: string, side: PlaceSide): PlaceName | undefined {
  const key = keyOf(accountId, side)
  const text = attempt(() => window.sessionStorage.getItem(key) ?? window.localStorage.getItem(key))
  const place = parsePlace(text)
  return place?.side === side ? place.name : undefined
}

export function rememberPlace(accountId: string, side: PlaceSide, place: PlaceName): void {
  attempt(() => window.sessionStorage.setItem(keyOf(accountId, side), place))
  attempt(() => window.localStorage.setItem(keyOf(accountId, side), place))
}

/** A place that is not there any more must not be opened again and again. */
export function forgetPlace(accountId: string, side: PlaceSide, place: PlaceName): void {
  for (const storage of ['sessionStorage', 'localStorage'] as const)
    attempt(() => {
      const key = keyOf(accountId, side)
      if (window[storage].getItem(key) === place) window[storage].removeItem(key)
    })
}
