import { COMPANY_STATUSES, PIPELINE_SORTS, type CompanyStatus } from '@tryka/domain'
import { useAddress } from '../parts/address'
import { useTypedFilter } from '../../base/address/use-typed-filter'

/** What board and list are narrowed to; it lives in the address. */
export function useFilters() {
  const address = useAddress()
  const search = useTypedFilter('q')
  const q = address.get('q')
  const verifiedOnly = address.get('verified') === 'true'
  const sort = PIPELINE_SORTS.find((each) => each === address.get('sort')) ?? 'requirements'
  return {
    sort,
    view: address.get('view') === 'list' ? ('list' as const) : ('board' as const),
    postingId: address.get('posting'),
    status: COMPANY_STATUSES.find((each): each is CompanyStatus => each === address.get('status')),
    overdue: address.get('overdue') === 'true',
    page: Number(address.get('page')) || 1,
    verifiedOnly,
    search,
    /** As both calls take them. */
    sent: {
      ...(q ? { q } : {}),
      ...(verifiedOnly ? { verifiedOnly: 'true' as const } : {}),
      sort,
    },
    set: address.set,
  }
}

export type BoardFilters = ReturnType<typeof useFilters>
