import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCompanyApplications } from '@tryka/domain'
import { readQuery } from '../../../base/calls/calls'
import type { Trail } from '../opened/use-trail'
import type { BoardFilters } from '../use-filters'

const PAGE_SIZE = 20

/** One page of the list as the address narrows it. */
export function useList(filters: BoardFilters, enabled: boolean) {
  const { status, postingId, overdue, page, sentByList } = filters
  const filter = {
    ...sentByList,
    ...(status ? { status } : {}),
    ...(postingId ? { postingId } : {}),
    ...(overdue ? { overdue: 'true' as const } : {}),
  }
  const list = useQuery({
    ...readQuery(listCompanyApplications, { query: { ...filter, page, pageSize: PAGE_SIZE } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const trails: Trail[] = data
    ? [
        {
          ids: data.items.map(({ id }) => id),
          before: (data.page - 1) * data.pageSize,
          total: data.total,
          query: filter,
          pageSize: PAGE_SIZE,
        },
      ]
    : []
  return { list, filter, trails }
}

export type List = ReturnType<typeof useList>
