import {
  EMPLOYMENT_TYPES,
  JOB_LOCATION_FILTERS,
  JOB_SORTS,
  LIMITS,
  TECHNOLOGY_FILTERS,
  type SavedSearch,
} from '@tryka/domain'
import { useAddress } from '../parts/address'
import { useTypedFilter } from '../../base/address/use-typed-filter'

const known = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((each) => each === value)

export type SavedFilters = SavedSearch['query']
/** Everything of the list that the address keeps. */
export const LIST_NAMES = [
  ...['q', 'technology', 'location', 'type', 'minMatch', 'sort'],
  ...['saved', 'hideApplied', 'page'],
]

/** The filters live in the address, so that reload, Back and a saved search find the same list; `typed` runs ahead. */
export function useJobFilters() {
  const { get, set } = useAddress()
  const q = get('q').slice(0, LIMITS.search)
  const technology = known(TECHNOLOGY_FILTERS, get('technology'))
  const location = known(JOB_LOCATION_FILTERS, get('location'))
  const type = known(EMPLOYMENT_TYPES, get('type'))
  const sort = known(JOB_SORTS, get('sort'))
  const minMatch = /^([1-9]\d?|100)$/.test(get('minMatch')) ? Number(get('minMatch')) : undefined
  const saved = get('saved') === 'true'
  const hideApplied = get('hideApplied') === 'true'
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1
  const { typed, type: setTyped } = useTypedFilter('q')

  const change = (changes: Record<string, string | undefined>) => set({ page: undefined, ...changes })

  /** What narrows the list, as a saved search keeps it. */
  const query: SavedFilters = {
    ...(q ? { q } : {}),
    ...(technology && technology !== 'All Technologies' ? { technology } : {}),
    ...(location && location !== 'Any Location' ? { location } : {}),
    ...(type ? { type } : {}),
    ...(minMatch ? { minMatch } : {}),
    ...(sort && sort !== 'match' ? { sort } : {}),
  }
  const empty = Object.fromEntries(LIST_NAMES.map((name) => [name, undefined]))
  return {
    query,
    page,
    saved,
    hideApplied,
    typed,
    setTyped,
    change,
    active: saved || hideApplied || Object.keys(query).some((name) => name !== 'sort'),
    toPage: (next: number) => set({ page: next === 1 ? undefined : String(next) }, { replace: false }),
    /** Puts the filters of a saved search in the place of the present ones. */
    use: (wanted: SavedFilters) => {
      setTyped(wanted.q ?? '')
      set({
        ...empty,
        ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)])),
      })
    },
    clear: () => {
      setTyped('')
      set(empty)
    },
  }
}
export type JobFiltering = ReturnType<typeof useJobFilters>
