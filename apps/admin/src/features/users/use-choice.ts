import { useSearchParams } from 'react-router-dom'
import { useTypedAhead } from '@tryka/app-shell'
import { LIMITS, type UsersFilter } from '@tryka/domain'
import { CHOICES } from './words'

/** What the list is narrowed to beside its words. */
export type Filter = Omit<UsersFilter, 'q'>
export type FilterName = keyof Filter

interface Choice {
  q: string
  filter: Filter
  /** Where each page before this one began; the last is where this one does. */
  after: readonly string[]
}

/** The query string of a list, and of the account that is open in it. */
export const searchOf = ({ q, filter, after }: Choice, user = ''): string =>
  new URLSearchParams(
    [['q', q], ...Object.entries(filter), ...after.map((mark) => ['after', mark]), ['user', user]].filter(
      ([, value]) => value,
    ) as [string, string][],
  ).toString()

const dayIn = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Search, filters, page and account live in the address, so that reload, Back and a shared link keep them. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === params.get(name))
  const choice: Choice = {
    q: (params.get('q') ?? '').slice(0, LIMITS.search),
    filter: {
      state: chosen('state', CHOICES.state),
      admitted: chosen('admitted', CHOICES.admitted),
      places: chosen('places', CHOICES.places),
      since: dayIn(params.get('since')),
    },
    after: params.getAll('after'),
  }
  const write = (next: Partial<Choice>, replace = true) =>
    setParams(searchOf({ ...choice, after: [], ...next }), { replace })
  const { typed, type } = useTypedAhead(choice.q, (q) => write({ q }))
  const setFilter = (filter: Filter) => write({ q: typed.trim(), filter })
  return {
    ...choice,
    /** Words and filters as calls have them: what narrows nothing is left out. */
    asked: Object.fromEntries(
      Object.entries({ q: choice.q, ...choice.filter }).filter(([, value]) => value),
    ) as UsersFilter,
    user: params.get('user') ?? '',
    typed,
    setTyped: type,
    set: (name: FilterName, value: string) => setFilter({ ...choice.filter, [name]: value || undefined }),
    clear: () => setFilter({}),
    setMarks: (after: readonly string[]) => write({ after }, false),
    to: (user: string) => searchOf(choice, user),
  }
}
export type UsersChoice = ReturnType<typeof useChoice>
