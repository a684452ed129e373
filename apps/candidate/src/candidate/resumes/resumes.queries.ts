import {
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ApiClient } from '@tryka/api-client'
import { endpointKey, endpointQuery, useApi, useMutation } from '@tryka/app-shell'
import {
  DEMO_USER_ID,
  eraseResume,
  improveContent,
  generateContent,
  listDeletedResumes,
  listResumes,
  listResumeVersions,
  readResume,
  removeResume,
  RESUME_LIMITS,
  restoreResume,
  restoreResumeVersion,
  type GenerateContentRequest,
  type Resume,
} from '@tryka/domain'

/** Cards of the resumes of the account, newest first. The list does not say where it ends: behind a full page there may be none. */
export function useResumes() {
  const api = useApi()
  const read = (page: number) =>
    api.call(listResumes, { query: { userId: DEMO_USER_ID, ...(page > 1 ? { page } : {}) } })
  return useInfiniteQuery({
    // Others keep the answer of the first page by itself under the plain key.
    queryKey: [...endpointKey(listResumes), 'pages'],
    queryFn: async ({ pageParam: page }) => {
      const cards = await read(page)
      // So many are all that most accounts may have; more is offered only where there is more.
      const hasMore = cards.length === RESUME_LIMITS.page && (await read(page + 1)).length > 0
      return { cards, hasMore }
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, all) => (hasMore ? all.length + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ cards }) => cards),
  })
}

const wholeResume = (api: ApiClient, id: string) => ({
  queryKey: [readResume.path, id],
  queryFn: () => api.call(readResume, { params: { id } }),
})

/** Reads a whole resume, as it is now. */
export function useReadResume(): (id: string) => Promise<Resume> {
  const api = useApi()
  const queries = useQueryClient()
  return (id) => queries.fetchQuery({ ...wholeResume(api, id), staleTime: 0 })
}

/** So many are read at once for their pictures; the rest wait, behind what a person asks for. */
const PICTURES = 3
let reading = 0
const queue: (() => void)[] = []

async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (reading >= PICTURES) await new Promise<void>((resolve) => queue.push(resolve))
  reading++
  try {
    return await read()
  } finally {
    reading--
    queue.shift()?.()
  }
}

/** A resume to be drawn in small: read once for each of its versions, the picture before stands until the next is there. */
export function usePictured(id: string, version: number) {
  const api = useApi()
  return useQuery({
    queryKey: ['resume-picture', id, version],
    queryFn: () => inTurn(() => api.call(readResume, { params: { id } })),
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** Whole resumes by id, to compare something with; an id without one is loading, or could not be read. */
export function useWholeResumes(ids: readonly string[]): ReadonlyMap<string, Resume | 'failed'> {
  const api = useApi()
  return useQueries({
    queries: ids.map((id) => wholeResume(api, id)),
    combine: (all) =>
      new Map(
        all.flatMap(({ data, isError }, index) => {
          const known = data ?? (isError ? ('failed' as const) : undefined)
          return known ? [[ids[index] ?? '', known]] : []
        }),
      ),
  })
}

/** Reads what was read of the resumes anew after a change. */
export function useRefreshResumes(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [listResumes, listDeletedResumes, readResume].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
}

export function useDeleteResume() {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(removeResume, { params: { id } }) })
}

/** Deleted resumes that can still be brought back. */
export const useDeletedResumes = (enabled: boolean) =>
  useQuery({ ...endpointQuery(listDeletedResumes), enabled, staleTime: 0 })

export function useRestoreResume() {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(restoreResume, { params: { id } }) })
}

export function useEraseResume() {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(eraseResume, { params: { id } }) })
}

/** States of a resume that were kept before large changes. */
export function useResumeVersions(id: string | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: [listResumeVersions.path, id],
    queryFn: () => api.call(listResumeVersions, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  })
}

export function useRestoreVersion() {
  const api = useApi()
  return useMutation({
    mutationFn: (params: { id: string; versionId: string }) => api.call(restoreResumeVersion, { params }),
  })
}

export function useImproveSummary() {
  const api = useApi()
  return useMutation({
    mutationFn: (request: { content: string; jobTitle: string }) =>
      api.call(improveContent, { body: { section: 'summary', ...request } }),
  })
}

export function useGenerateContent() {
  const api = useApi()
  return useMutation({
    mutationFn: (body: GenerateContentRequest) => api.call(generateContent, { body }),
  })
}
