import { useListChoice } from '../../base/list-choice'
import type { CaseList } from './cases.queries'

export type Tab = CaseList | 'objections'

/** Which page of which list is shown and which case is open. */
export const useChoice = () => useListChoice<Tab>(['open', 'decided', 'objections'], 'case')
export type Choice = ReturnType<typeof useChoice>
