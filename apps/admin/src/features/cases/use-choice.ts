import { useSearchParams } from 'react-router-dom'
import type { CaseList } from './cases.queries'

export type Tab = CaseList | 'objections'
const TABS: readonly Tab[] = ['open', 'decided', 'objections']

/** The query string of a list and of the case that is open in it. */
export const searchOf = (list: Tab, id = ''): string =>
  new URLSearchParams(
    Object.entries({ list: list === 'open' ? '' : list, case: id }).filter(([, value]) => value),
  ).toString()

/** Which list is shown and which case is open: in the address, so that reload, Back and a shared link keep them. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const list = TABS.find((each) => each === params.get('list')) ?? 'open'
  return {
    list,
    id: params.get('case') ?? '',
    show: (next: Tab) => setParams(searchOf(next), { replace: true }),
  }
}
