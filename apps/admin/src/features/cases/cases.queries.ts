import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { ApiError, userMessage } from '@tryka/api-client'
import {
  decideCase,
  decideObjection,
  getCase,
  listCases,
  listObjections,
  pathOf,
  takeCase,
  type CaseDetail,
  type CaseRuling,
  type CasesQuery,
  type DecideObjection,
} from '@tryka/domain'

export type CaseList = 'open' | 'decided'

/** The cases of one list; others decide too, so it is read again whenever it opens. */
export const useCases = (state: CaseList, after?: string) =>
  useQuery({
    ...endpointQuery(listCases, { query: { state, ...(after ? { after } : {}) } }),
    placeholderData: (shown, before) =>
      (before?.queryKey[1] as CasesQuery | undefined)?.state === state ? shown : undefined,
    staleTime: 0,
  })

/** How many reported subjects and objections nobody has decided. */
export function useUndecided(): number | undefined {
  const counts = useCases('open').data?.counts
  return counts && counts.open + counts.objections
}

const caseKey = (id: string) => endpointKey({ ...getCase, path: pathOf(getCase, { id }) })

export function useCase(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: caseKey(id),
    queryFn: () => api.call(getCase, { params: { id } }),
    enabled: id !== '',
    staleTime: 0,
  })
}

export const useObjections = (after?: string) =>
  useQuery({
    ...endpointQuery(listObjections, { query: after ? { after } : {} }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

function readAgain(queries: QueryClient): void {
  for (const queryKey of [endpointKey(listCases), endpointKey(listObjections)])
    void queries.invalidateQueries({ queryKey })
}

const CHANGED = 'This was changed somewhere else. You now see the newest state.'

/** Says why, and reads anew what was refused. */
const useFailed = (id: string) => {
  const queries = useQueryClient()
  return (error: Error) => {
    if (isUnauthorized(error)) return
    const isStale = error instanceof ApiError && error.code === 'STALE'
    notify.failure(
      'Error',
      isStale ? CHANGED : userMessage(error, 'The decision was not saved. Please try again.'),
    )
    void queries.invalidateQueries({ queryKey: caseKey(id) })
    readAgain(queries)
  }
}

/** Takes a case, or decides it; the screen shows what the server answers. */
export function useCaseWork(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const onError = useFailed(id)
  const onSuccess = (now: CaseDetail) => {
    queries.setQueryData(caseKey(id), now)
    readAgain(queries)
  }
  const meta = { needsSession: true }
  const take = useMutation({
    mutationFn: () => api.call(takeCase, { params: { id } }),
    onSuccess,
    onError,
    meta,
  })
  const decide = useMutation({
    mutationFn: (body: CaseRuling) => api.call(decideCase, { params: { id }, body }),
    onSuccess: (now, { action }) => {
      onSuccess(now)
      if (action === 'dismiss') notify.success('Case Dismissed', 'Reporters are told that nothing was done.')
      else notify.success('Decided', 'The statement of reasons is sent, and reporters are told.')
    },
    onError,
    meta,
  })
  const again = () => {
    void queries.invalidateQueries({ queryKey: caseKey(id) })
    readAgain(queries)
  }
  return { take, decide, readAgain: again }
}

/** Upholds or rejects an objection. */
export function useObjectionWork(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const onError = useFailed('')
  return useMutation({
    mutationFn: (body: DecideObjection) => api.call(decideObjection, { params: { id }, body }),
    onSuccess: (_now, { outcome }) => {
      readAgain(queries)
      if (outcome === 'upheld') notify.success('Objection Upheld', 'The decision is lifted and told.')
      else notify.success('Objection Rejected', 'The decision stays, and the person is told.')
    },
    onError,
    meta: { needsSession: true },
  })
}
