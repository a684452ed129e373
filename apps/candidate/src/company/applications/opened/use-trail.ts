import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCompanyApplication, listCompanyApplications, type CompanyApplicationsQuery } from '@tryka/domain'
import { readQuery, useReadAhead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'

/** People in the order in which they stood when one of them was opened, and where more of them are. */
export interface Trail {
  ids: readonly string[]
  /** So many stand before the first of them. */
  before: number
  total: number
  query: CompanyApplicationsQuery
  /** The list turns its pages along; a column has none. */
  pageSize?: number
}

/** Where the opened person stands, and the ways on; a way that is not there leads past an end. */
export interface Step {
  position: number
  total: number
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

const MOST = 100

/**
 * Previous and next. The order is kept from the first step on: whoever was moved to another stage meanwhile keeps a
 * place in it, and next is still the one who stood below. Nobody is read ahead, for the candidate sees who was opened.
 */
export function useTrail(opened: string, found: readonly Trail[]) {
  const address = useAddress()
  const readAhead = useReadAhead()
  const more = useMore()
  const [kept, setKept] = useState<Trail>()
  const has = (trail: Trail) => trail.ids.includes(opened)
  const trail = kept && has(kept) ? kept : found.find(has)
  const at = trail?.ids.indexOf(opened) ?? -1

  const show = (from: Trail, index: number) => {
    const id = from.ids[index]
    if (!id) return
    setKept(from)
    readAhead(getCompanyApplication, { params: { id } })
    const page = from.pageSize && Math.floor((from.before + index) / from.pageSize) + 1
    address.set({ application: id, ...(page ? { page: page > 1 ? String(page) : undefined } : {}) })
  }
  const walk = async (from: Trail, by: 1 | -1) => {
    const index = from.ids.indexOf(opened) + by
    if (from.ids[index]) return show(from, index)
    const longer = await more(from, by)
    return show(longer, longer.ids.indexOf(opened) + by)
  }
  const total = trail ? Math.max(trail.total, trail.before + trail.ids.length) : 0
  const position = trail ? trail.before + at + 1 : 0
  const step: Step = {
    position,
    total,
    previous: trail && position > 1 ? () => void walk(trail, -1) : undefined,
    next: trail && position < total ? () => void walk(trail, 1) : undefined,
  }
  return { step, trail, begin: setKept }
}

/** The trail, longer at one of its ends. */
function useMore() {
  const queries = useQueryClient()
  const read = async (query: CompanyApplicationsQuery) => {
    const { items } = await queries.fetchQuery(readQuery(listCompanyApplications, { query }))
    return items.map(({ id }) => id)
  }
  return async (trail: Trail, by: 1 | -1): Promise<Trail> => {
    const { ids, before, query, pageSize = MOST } = trail
    const isNew = (id: string) => !ids.includes(id)
    if (by < 0) {
      const earlier = (await read({ ...query, page: Math.ceil(before / pageSize), pageSize })).filter(isNew)
      return { ...trail, ids: [...earlier, ...ids], before: Math.max(0, before - earlier.length) }
    }
    // Who was moved away has let others move up: the page where the trail ends may hold some of them.
    for (let page = Math.max(1, Math.floor((before + ids.length) / MOST)); ; page++) {
      const found = await read({ ...query, page, pageSize: MOST })
      const later = found.filter(isNew)
      if (later.length > 0 || found.length < MOST) return { ...trail, ids: [...ids, ...later] }
    }
  }
}
