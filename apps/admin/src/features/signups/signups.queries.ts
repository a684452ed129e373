import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import {
  listSignups,
  pageSignups,
  signupStatistics,
  type SignupFilter,
  type SignupParts,
  type SignupRecord,
  type SignupSort,
} from '@tryka/domain'
import { consoleZone } from '../../base/format'

const RECENT = 5
/** How many requests a list begins with, and how many more a press shows. */
export const ROWS = [25, 50, 100] as const
export type Rows = (typeof ROWS)[number]

/** What the list is narrowed to; all combine. */
export interface Filters {
  search: string
  type: SignupFilter
  /** Those that narrow the list; the others are absent. */
  parts: SignupParts
  /** The first and the last day, `2025-01-08`; empty where there is no bound. */
  from: string
  to: string
}

/** How the list is laid out: its order, and how much of it at a time. */
export interface Layout {
  sort: SignupSort
  rows: Rows
}
export type Listed = Filters & Layout

/** The filters as the server takes them: what does not narrow is left out. */
export const sent = ({ search, type, parts, from, to }: Filters) => ({
  ...(search ? { search } : {}),
  ...(type === 'all' ? {} : { type }),
  ...parts,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(from || to ? { zone: consoleZone() } : {}),
})

/** Counts of the whole list, the same on both screens. */
export const statsQuery = () => endpointQuery(signupStatistics)

/** The newest signups, for the dashboard. */
export const recentSignupsQuery = () => endpointQuery(pageSignups, { query: { page: 1, pageSize: RECENT } })

const listQuery = (listed: Listed) => ({
  ...sent(listed),
  ...(listed.sort === 'newest' ? {} : { sort: listed.sort }),
  pageSize: listed.rows,
})
const listKey = (listed: Listed) => [listSignups.path, 'list', listQuery(listed)]

/** The list as far as it has been opened, without doubles when new signups moved the pages. */
export interface OpenedList {
  shown: SignupRecord[]
  matching: number
  /** How many pages were read. */
  pages: number
}

const opened = ({ pages }: InfiniteData<{ items: SignupRecord[]; total: number }>): OpenedList => ({
  shown: [...new Map(pages.flatMap(({ items }) => items).map((signup) => [signup.id, signup])).values()],
  matching: pages.at(-1)?.total ?? 0,
  pages: pages.length,
})

/** The list, page by page; while other filters load, the last answer stays in view. Not asked for without a sense. */
export function useSignupList(listed: Listed, isAsked = true) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: listKey(listed),
    enabled: isAsked,
    queryFn: ({ pageParam, signal }) =>
      api.call(pageSignups, { query: { ...listQuery(listed), page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: opened,
  })
}

/** Reads counts and list anew, from the newest page. */
export function useRefreshSignups(listed: Listed) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      queries.setQueryData<InfiniteData<unknown, number>>(
        listKey(listed),
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
