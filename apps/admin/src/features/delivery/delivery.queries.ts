import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { getDelivery, listOutbox, retryMessage, retryMessages, type OutboxMessageState } from '@tryka/domain'

const LOOK_MS = 10_000

export const useDelivery = () =>
  useQuery({ ...endpointQuery(getDelivery), staleTime: 0, refetchInterval: LOOK_MS })

export const useMessages = (state: OutboxMessageState | '', after: string | undefined) =>
  useQuery({
    ...endpointQuery(listOutbox, { query: { ...(state ? { state } : {}), ...(after ? { after } : {}) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Tries what was given up once more: one message by its id, or all. */
export function useRetry(done: () => void = () => undefined) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? api.call(retryMessages) : api.call(retryMessage, { params: { id } }),
    onSuccess: ({ retried }) => {
      notify.success(
        'Tried again',
        retried === 1 ? 'One message waits again.' : `${retried} messages wait again.`,
      )
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'That did not work. Please try again.'))
    },
    onSettled: () => {
      done()
      for (const { path } of [getDelivery, listOutbox]) void queries.invalidateQueries({ queryKey: [path] })
    },
    meta: { needsSession: true },
  })
}
