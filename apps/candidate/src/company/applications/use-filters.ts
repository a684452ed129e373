import {
  COMPANY_STATUSES,
  LIST_SORTS,
  PIPELINE_SORTS,
  SORT_ORDERS,
  type CompanyStatus,
  type ListSort,
  type SortOrder,
} from '@tryka/domain'
import { useAddress } from '../parts/address'
import { useTypedFilter } from '../../base/address/use-typed-filter'

/** Which way a column of the list is sorted first. */
export const FIRST_ORDER: Record<ListSort, SortOrder> = {
  requirements: 'desc',
  match: 'desc',
  applied: 'desc',
  stage: 'asc',
  due: 'asc',
}

/** What board and list are narrowed to; it lives in the address. */
export function useFilters() {
  const address = useAddress()
  const search = useTypedFilter('q')
  const q = address.get('q')
  const verifiedOnly = address.get('verified') === 'true'
  const sort = LIST_SORTS.find((each) => each === address.get('sort'))
  const order = SORT_ORDERS.find((each) => each === address.get('order'))
  const narrowed = {
    ...(q ? { q } : {}),
    ...(verifiedOnly ? { verifiedOnly: 'true' as const } : {}),
  }
  /** The board has fewer orders than the list. */
  const boardSort = PIPELINE_SORTS.find((each) => each === sort) ?? 'requirements'
  return {
    sort,
    order: sort && (order ?? FIRST_ORDER[sort]),
    boardSort,
    view: address.get('view') === 'list' ? ('list' as const) : ('board' as const),
    postingId: address.get('posting'),
    status: COMPANY_STATUSES.find((each): each is CompanyStatus => each === address.get('status')),
    overdue: address.get('overdue') === 'true',
    page: Number(address.get('page')) || 1,
    verifiedOnly,
    search,
    /** As the board takes them. */
    sent: { ...narrowed, sort: boardSort },
    /** As the list does: unsorted, whoever still waits comes first. */
    sentByList: { ...narrowed, ...(sort && { sort, order: order ?? FIRST_ORDER[sort] }) },
    /** Sorts the list by a column, and the other way when it is by that one already. */
    sortBy: (by: ListSort) => {
      const first = FIRST_ORDER[by]
      const turned = sort === by && (order ?? first) === first
      const other = first === 'asc' ? 'desc' : 'asc'
      address.set({ sort: by, order: turned ? other : undefined, page: undefined })
    },
    set: address.set,
  }
}

export type BoardFilters = ReturnType<typeof useFilters>
