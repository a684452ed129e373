import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTypedAhead } from '@tryka/app-shell'
import {
  DAY_ORDER,
  EXPERIENCE_LEVELS,
  FOCUS_AREAS,
  isDayOrder,
  LIMITS,
  PROVEN,
  SIGNUP_PARTS,
  SIGNUP_SORTS,
  USER_TYPES,
  type SignupFilter,
  type SignupParts,
  type SignupSort,
} from '@tryka/domain'
import type { Listed, Rows } from '../signups.queries'
import { asRows, keepRows, keptRows } from './kept-rows'

/** More of them are not read anew when the screen opens. */
const MOST_PAGES = 20

const asPages = (value: string | null): number => {
  const pages = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 1
  return Math.min(Math.max(pages, 1), MOST_PAGES)
}

/** A day of the calendar, or nothing. */
const asDay = (value: string | null): string =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) ? value : ''
const isDay = (value: string): boolean =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value)
const partsIn = (params: URLSearchParams): SignupParts => ({
  experience: oneOf(EXPERIENCE_LEVELS, params.get('experience')),
  field: oneOf(FOCUS_AREAS, params.get('field')),
  verified: oneOf(PROVEN, params.get('verified')),
})
const NO_PARTS = Object.fromEntries(SIGNUP_PARTS.map((name) => [name, '']))

/**
 * Filters, order and how much is shown live in the query string, so that reload, Back and a shared link keep them; `typed`
 * runs ahead of it. How many rows come at a time is remembered beyond that.
 */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const [usual, setUsual] = useState(keptRows)
  const search = (params.get('search') ?? '').slice(0, LIMITS.search)
  const type: SignupFilter = oneOf(USER_TYPES, params.get('type')) ?? 'all'
  const parts = partsIn(params)
  const [from, to] = [asDay(params.get('from')), asDay(params.get('to'))]
  const sort = oneOf(SIGNUP_SORTS, params.get('sort')) ?? 'newest'
  const rows = asRows(params.get('rows')) ?? usual

  /** Another list begins with its first page. */
  const write = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries({ pages: '', ...changes }))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  const { typed, type: setTyped } = useTypedAhead(search, (text) => write({ search: text }))
  const listed: Listed = { search, type, parts, from, to, sort, rows }

  return {
    listed,
    /** How many pages of the list were open. */
    pages: asPages(params.get('pages')),
    active: search !== '' || type !== 'all' || from !== '' || to !== '' || Object.values(parts).some(Boolean),
    /** Why no list can be asked for; empty where one can. */
    fault: isDayOrder(from, to) ? '' : DAY_ORDER,
    typed,
    setTyped,
    setType: (next: SignupFilter) => write({ search: typed.trim(), type: next === 'all' ? '' : next }),
    setPart: (name: keyof SignupParts, value: string) => write({ search: typed.trim(), [name]: value }),
    setDay: (name: 'from' | 'to', day: string) => write({ search: typed.trim(), [name]: day }),
    setSort: (next: SignupSort) => write({ search: typed.trim(), sort: next === 'newest' ? '' : next }),
    setRows: (next: Rows) => {
      keepRows(next)
      setUsual(next)
      write({ search: typed.trim(), rows: String(next) })
    },
    setPages: (pages: number) => write({ pages: pages > 1 ? String(pages) : '' }),
    clear: () => {
      setTyped('')
      write({ search: '', type: '', from: '', to: '', ...NO_PARTS })
    },
  }
}
