import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import {
  listSignups,
  pageSignups,
  signupStatistics,
  type SignupFilter,
  type SignupRecord,
} from '@tryka/domain'

const RECENT = 5
const PAGE_SIZE = 50

/** What the list is narrowed to; both combine. */
export interface Filters {
  search: string
  type: SignupFilter
}

/** The filters as the server takes them: what does not narrow is left out. */
export const sent = ({ search, type }: Filters) => ({
  ...(search ? { search } : {}),
  ...(type === 'all' ? {} : { type }),
})

/** Counts of the whole list, the same on both screens. */
export const statsQuery = () => endpointQuery(signupStatistics)

/** The newest signups, for the dashboard. */
export const recentSignupsQuery = () => endpointQuery(pageSignups, { query: { page: 1, pageSize: RECENT } })

const listKey = (filters: Filters) => [listSignups.path, 'list', sent(filters)]

/** The list as far as it has been opened, without doubles when new signups moved the pages. */
export interface OpenedList {
  shown: SignupRecord[]
  matching: number
}

const opened = ({ pages }: InfiniteData<{ items: SignupRecord[]; total: number }>): OpenedList => ({
  shown: [...new Map(pages.flatMap(({ items }) => items).map((signup) => [signup.id, signup])).values()],
  matching: pages.at(-1)?.total ?? 0,
})

/** The list, page by page; while other filters load, the last answer stays in view. */
export function useSignupList(filters: Filters) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: listKey(filters),
    queryFn: ({ pageParam, signal }) =>
      api.call(
        pageSignups,
        { query: { ...sent(filters), page: pageParam, pageSize: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: opened,
  })
}

/** Reads counts and list anew, from the newest page. */
export function useRefreshSignups(filters: Filters) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      queries.setQueryData<InfiniteData<unknown, number>>(
        listKey(filters),
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      )
      queries.removeQueries({ queryKey: [listSignups.path], type: 'inactive' })
      const reads = [[listSignups.path], statsQuery().queryKey].map((queryKey) =>
        queries.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true }),
      )
      await Promise.all(reads)
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The list could not be refreshed.'))
    },
  })
}
