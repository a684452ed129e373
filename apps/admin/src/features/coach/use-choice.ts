import { useSearchParams } from 'react-router-dom'
import { CORRECTION_ORDERS, type CorrectionOrder } from '@tryka/domain'
import { useListChoice } from '../../base/list-choice'

export const TABS = ['open', 'decided', 'circles', 'usage', 'content'] as const
export type Tab = (typeof TABS)[number]
export type CorrectionList = Extract<Tab, 'open' | 'decided'>

const ORDER = 'order'
/** How a list is sorted where the address does not say it. */
const USUAL: Record<CorrectionList, CorrectionOrder> = { open: 'oldest', decided: 'newest' }

/** Which tab is shown, how its list is sorted, which page of it, and which correction is open. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const choice = useListChoice<Tab>(TABS, 'correction', [ORDER])
  const list: CorrectionList = choice.list === 'decided' ? 'decided' : 'open'
  return {
    ...choice,
    tab: choice.list,
    list,
    order: CORRECTION_ORDERS.find((each) => each === params.get(ORDER)) ?? USUAL[list],
    /** The other end of the list begins with its first page. */
    setOrder: (to: CorrectionOrder) =>
      setParams(
        {
          ...(list === 'open' ? {} : { list }),
          ...(to === USUAL[list] ? {} : { [ORDER]: to }),
        },
        { replace: true },
      ),
  }
}
export type Choice = ReturnType<typeof useChoice>
