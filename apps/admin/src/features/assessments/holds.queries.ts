import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  assessmentsHealth,
  decideHold,
  getHold,
  listHolds,
  pathOf,
  type DecideHold,
  type HoldCases,
  type HoldDetail,
  type HoldsQuery,
} from '@tryka/domain'

export type HoldList = keyof HoldCases['counts']

/** The held results of one list; others decide too, so it is read again whenever it opens. */
export const useHolds = (state: HoldList, after?: string) =>
  useQuery({
    ...endpointQuery(listHolds, { query: { state, ...(after ? { after } : {}) } }),
    placeholderData: (shown, before) =>
      (before?.queryKey[1] as HoldsQuery | undefined)?.state === state ? shown : undefined,
    staleTime: 0,
  })

const holdKey = (id: string) => endpointKey({ ...getHold, path: pathOf(getHold, { id }) })

export function useHold(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: holdKey(id),
    queryFn: () => api.call(getHold, { params: { id } }),
    staleTime: 0,
  })
}

function readAgain(queries: QueryClient): void {
  for (const queryKey of [endpointKey(listHolds), endpointKey(assessmentsHealth)])
    void queries.invalidateQueries({ queryKey })
}

/** Decides a held result; the screen shows what the server answers. */
export function useDecideHold(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: DecideHold) => api.call(decideHold, { params: { id }, body }),
    onSuccess: (now: HoldDetail, { outcome }) => {
      queries.setQueryData(holdKey(id), now)
      readAgain(queries)
      if (outcome === 'confirmed') notify.success('Result Confirmed', 'It counts now. The person is told.')
      else notify.success('Result Not Confirmed', 'It does not count. The person is told.')
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      notify.failure('Error', userMessage(error, 'The decision was not saved. Please try again.'))
      void queries.invalidateQueries({ queryKey: holdKey(id) })
      readAgain(queries)
    },
    meta: { needsSession: true },
  })
}
