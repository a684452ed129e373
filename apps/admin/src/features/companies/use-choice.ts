import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTypedAhead } from '@tryka/app-shell'
import { COMPANY_STATES, LIMITS, type CompanyState } from '@tryka/domain'

/** Companies of one state, those that wait, or all. */
export type ListState = CompanyState | 'any'
const PRESET: ListState = 'pending'
const STATES: readonly ListState[] = [...COMPANY_STATES, 'any']

export interface ListPage {
  q: string
  /** Where each page before this one began; the last is where this one does. */
  after: readonly string[]
}
const FIRST: ListPage = { q: '', after: [] }

/** The query string of a page of a list and of the company that is open in it. */
export const searchOf = (state: ListState, company = '', { q, after }: ListPage = FIRST): string =>
  new URLSearchParams(
    [
      ['state', state === PRESET ? '' : state],
      ['q', q],
      ...after.map((mark) => ['after', mark]),
      ['company', company],
    ].filter(([, value]) => value) as [string, string][],
  ).toString()

/** Which page is shown and which company is open: in the address, so that reload, Back and a shared link keep them. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const state = STATES.find((each) => each === params.get('state')) ?? PRESET
  const company = params.get('company') ?? ''
  const page: ListPage = {
    q: (params.get('q') ?? '').slice(0, LIMITS.search),
    after: params.getAll('after'),
  }
  const go = (next: string, replace = true) => setParams(next, { replace })
  // What is looked for is looked for everywhere: the queue alone seldom has it.
  const look = (q: string) => go(searchOf(q && state === PRESET ? 'any' : state, '', { q, after: [] }))
  const { typed, type } = useTypedAhead(page.q, look)
  return {
    ...page,
    state,
    company,
    typed,
    setTyped: type,
    left: useLeft(state, company),
    show: (next: ListState) => go(searchOf(next, '', { q: page.q, after: [] })),
    open: (next: string | undefined) => go(searchOf(state, next, page)),
    setMarks: (after: readonly string[]) => go(searchOf(state, '', { q: page.q, after }), false),
    to: (id: string) => searchOf(state, id, page),
  }
}

/** The company that was open before its list came back, by whichever way; another list has none. */
function useLeft(state: ListState, company: string): string {
  const [seen, setSeen] = useState({ state, company })
  const [left, setLeft] = useState('')
  if (seen.state !== state || seen.company !== company) {
    setSeen({ state, company })
    setLeft(company || seen.state !== state ? '' : seen.company)
  }
  return left
}
