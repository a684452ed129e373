import { useLocation, useSearchParams } from 'react-router-dom'
import { PLACE_PARAM } from '@tryka/domain'
import { usePlaceName } from '../place/place'

/** Values of an address; an empty one is left out. */
export type Values = Record<string, string | undefined>

const present = (values: Values): [string, string][] =>
  Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))

function changed(search: string, changes: Values): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** What a section keeps in the address, so that reload, Back and a shared link find the same view. */
export function useSectionAddress<Section extends string>() {
  const [params, setParams] = useSearchParams()
  const place = usePlaceName()
  const { pathname, search } = useLocation()
  return {
    get: (name: string): string => params.get(name) ?? '',
    /** Changes some values and leaves the others; an empty one goes. */
    set: (changes: Values, { replace = true } = {}): void => {
      // The address itself, not what was last drawn: two changes may follow each other within one drawing, and who has
      // gone to another section meanwhile is not to be brought back.
      const now = window.location.search
      if (new URLSearchParams(now).get('section') === params.get('section'))
        setParams(changed(now, changes), { replace })
    },
    /** Where a link leads that changes some values and leaves the others. */
    with: (changes: Values): string => `${pathname}?${changed(search, changes)}`,
    /** Opens another section of the same place. */
    open: (section: Section, values: Values = {}): void =>
      setParams(present({ section, ...values, [PLACE_PARAM]: place })),
  }
}
