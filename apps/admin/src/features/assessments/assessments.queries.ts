import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  assessmentsHealth,
  decideAppeal,
  getAppeal,
  listAppeals,
  listTemplates,
  moveTemplate,
  pathOf,
  type AppealDetail,
  type AppealsQuery,
  type DecideAppeal,
  type TemplateHealth,
  type TrackSlug,
} from '@tryka/domain'

export type AppealList = 'open' | 'decided'

/** The appeals of one list; others decide too, so it is read again whenever it opens. */
export const useAppeals = (state: AppealList, after?: string) =>
  useQuery({
    ...endpointQuery(listAppeals, { query: { state, ...(after ? { after } : {}) } }),
    placeholderData: (shown, before) =>
      (before?.queryKey[1] as AppealsQuery | undefined)?.state === state ? shown : undefined,
    staleTime: 0,
  })

export const useHealth = () => useQuery({ ...endpointQuery(assessmentsHealth), staleTime: 0 })

export const useTemplates = (track: TrackSlug) =>
  useQuery({ ...endpointQuery(listTemplates, { query: { track } }), staleTime: 0 })

const appealKey = (id: string) => endpointKey({ ...getAppeal, path: pathOf(getAppeal, { id }) })

export function useAppeal(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: appealKey(id),
    queryFn: () => api.call(getAppeal, { params: { id } }),
    staleTime: 0,
  })
}

function readAgain(queries: QueryClient): void {
  for (const queryKey of [
    endpointKey(listAppeals),
    endpointKey(assessmentsHealth),
    endpointKey(listTemplates),
  ])
    void queries.invalidateQueries({ queryKey })
}

/** Decides an appeal; the screen shows what the server answers. */
export function useDecide(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: DecideAppeal) => api.call(decideAppeal, { params: { id }, body }),
    onSuccess: (now: AppealDetail, { outcome }) => {
      queries.setQueryData(appealKey(id), now)
      readAgain(queries)
      if (outcome === 'upheld')
        notify.success('Appeal Upheld', 'The task rests and counts for nobody. The person is told.')
      else notify.success('Appeal Refused', 'Nothing changes. The person is told.')
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      notify.failure('Error', userMessage(error, 'The decision was not saved. Please try again.'))
      void queries.invalidateQueries({ queryKey: appealKey(id) })
      readAgain(queries)
    },
    meta: { needsSession: true },
  })
}

export type Move = { state: 'active' | 'retired'; reason: string }

/** Gives a template out again, or retires it. */
export function useMove({ id }: Pick<TemplateHealth, 'id'>) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Move) => api.call(moveTemplate, { params: { id }, body }),
    onSuccess: (_now, { state }) => {
      if (state === 'active')
        notify.success('Template Active', 'It is given out again from the next task on.')
      else notify.success('Template Retired', 'It is not given out any more.')
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The template was not moved. Please try again.'))
    },
    onSettled: () => readAgain(queries),
    meta: { needsSession: true },
  })
}
