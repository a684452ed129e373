import { LIMITS, USER_TYPES, type SignupFilter } from '@tryka/domain'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Filters } from './signups.queries'

/** A pause in typing this long starts the search. */
const PAUSE_MS = 250

const asFilter = (value: string | null): SignupFilter => USER_TYPES.find((type) => type === value) ?? 'all'

/** The filters live in the query string, so that reload, Back and a shared link keep them; `typed` runs ahead of it. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, LIMITS.search)
  const type = asFilter(params.get('type'))
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState({ address: search, written: search })

  // The address changed: by our own writing, or from outside, and then the field follows.
  if (search !== known.address) {
    setKnown({ address: search, written: search })
    if (search !== known.written) setTyped(search)
  }

  const write = (filters: Filters) => {
    const entries = { search: filters.search, type: filters.type === 'all' ? '' : filters.type }
    setParams(
      Object.entries(entries).filter(([, value]) => value),
      { replace: true },
    )
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return undefined
    const timer = setTimeout(() => {
      setKnown((now) => ({ ...now, written: wanted }))
      write({ search: wanted, type })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })

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
