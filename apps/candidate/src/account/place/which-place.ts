import type { PlaceRow, PlaceSide, Places } from '@tryka/domain'

/** Where a page of a side leads that does not say from where it acts; nothing when the person has to choose. */
export function onlyPlace({ places }: Pick<Places, 'places'>, side: PlaceSide): PlaceRow | undefined {
  const here = places.filter((place) => place.side === side)
  const live = here.filter(({ isDemo }) => !isDemo)
  return live.length > 1 ? undefined : (live[0] ?? here[0])
}
