import { useSearchParams } from 'react-router-dom'
import { useTypedAhead } from '@tryka/app-shell'
import { LIMITS, USER_TYPES, type SignupFilter } from '@tryka/domain'
import type { Filters } from '../signups.queries'

const asFilter = (value: string | null): SignupFilter => USER_TYPES.find((type) => type === value) ?? 'all'

/** The filters live in the query string, so that reload, Back and a shared link keep them; `typed` runs ahead of it. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, LIMITS.search)
  const type = asFilter(params.get('type'))

  const write = (filters: Filters) => {
    const entries = { search: filters.search, type: filters.type === 'all' ? '' : filters.type }
    setParams(
      Object.entries(entries).filter(([, value]) => value),
      { replace: true },
    )
  }
  const { typed, type: setTyped } = useTypedAhead(search, (text) => write({ search: text, type }))

  return {
    filters: { search, type },
    active: search !== '' || type !== 'all',
    typed,
    setTyped,
    setType: (next: SignupFilter) => write({ search: typed.trim(), type: next }),
    clear: () => {
      setTyped('')
      write({ search: '', type: 'all' })
    },
  }
}
