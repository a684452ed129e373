import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  coachContent,
  coachUsage,
  decideCorrection,
  getCorrection,
  listCircles,
  listCorrections,
  pathOf,
  type CorrectionDetail,
  type CorrectionOrder,
  type CorrectionsQuery,
  type DecideCorrection,
} from '@tryka/domain'
import type { CorrectionList } from './use-choice'

interface Page {
  list: CorrectionList
  order?: CorrectionOrder
  after?: string | undefined
}

/** One page of corrections; others decide too, so it is read again whenever it opens. */
export const useCorrections = ({ list: state, order, after }: Page) =>
  useQuery({
    ...endpointQuery(listCorrections, {
      query: { state, ...(order ? { order } : {}), ...(after ? { after } : {}) },
    }),
    placeholderData: (shown, before) => {
      const asked = before?.queryKey[1] as CorrectionsQuery | undefined
      return asked?.state === state && asked.order === order ? shown : undefined
    },
    staleTime: 0,
  })

/** People whose help was mostly confirmed by the same few, one page of them. */
export const useCircles = (after: string | undefined) =>
  useQuery({
    ...endpointQuery(listCircles, { query: after ? { after } : {} }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useCoachUsage = () => useQuery({ ...endpointQuery(coachUsage), staleTime: 0 })
export const useCoachContent = () => useQuery(endpointQuery(coachContent))

const correctionKey = (id: string) => endpointKey({ ...getCorrection, path: pathOf(getCorrection, { id }) })

export function useCorrection(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: correctionKey(id),
    queryFn: () => api.call(getCorrection, { params: { id } }),
    staleTime: 0,
  })
}

/** Accepts or refuses a correction; the screen shows what the server answers, also when somebody else was faster. */
export function useDecide(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const readAgain = () => {
    for (const queryKey of [endpointKey(listCorrections), endpointKey(coachUsage)])
      void queries.invalidateQueries({ queryKey })
  }
  return useMutation({
    mutationFn: (body: DecideCorrection) => api.call(decideCorrection, { params: { id }, body }),
    onSuccess: (now: CorrectionDetail, { outcome }) => {
      queries.setQueryData(correctionKey(id), now)
      readAgain()
      if (outcome === 'accepted')
        notify.success('Correction Accepted', 'The person is told, and is paid for it.')
      else notify.success('Correction Refused', 'Nothing changes. The person is told.')
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      notify.failure('Error', userMessage(error, 'The decision was not saved. Please try again.'))
      void queries.invalidateQueries({ queryKey: correctionKey(id) })
      readAgain()
    },
    meta: { needsSession: true },
  })
}
