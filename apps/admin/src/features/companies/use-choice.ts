import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { COMPANY_STATES, type CompanyState } from '@tryka/domain'

const PRESET: CompanyState = 'pending'

/** The query string of a list and of the company that is open in it. */
export function searchOf(state: CompanyState, company?: string): string {
  const entries = { state: state === PRESET ? '' : state, company: company ?? '' }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value)).toString()
}

/** Which list is shown and which company is open: in the address, so that reload, Back and a shared link keep them. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const state = COMPANY_STATES.find((each) => each === params.get('state')) ?? PRESET
  const company = params.get('company') ?? ''
  return {
    state,
    company,
    left: useLeft(state, company),
    show: (next: CompanyState) => setParams(searchOf(next), { replace: true }),
    open: (next: string | undefined) => setParams(searchOf(state, next), { replace: true }),
  }
}

/** The company that was open before its list came back, by whichever way; another list has none. */
function useLeft(state: CompanyState, company: string): string {
  const [seen, setSeen] = useState({ state, company })
  const [left, setLeft] = useState('')
  if (seen.state !== state || seen.company !== company) {
    setSeen({ state, company })
    setLeft(company || seen.state !== state ? '' : seen.company)
  }
  return left
}
