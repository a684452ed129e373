import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { giveUpAnchor, logHealth, type AnchorSummary } from '@tryka/domain'

export const useLogHealth = () => useQuery({ ...endpointQuery(logHealth), staleTime: 0 })

/** Gives up an anchor that does not get through. */
export function useGiveUp({ id }: Pick<AnchorSummary, 'id'>) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.call(giveUpAnchor, { params: { id }, body: { reason } }),
    onSuccess: () => notify.success('Anchor Given Up', 'The next one begins when the log has grown.'),
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The anchor was not given up. Please try again.'))
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: endpointKey(logHealth) }),
    meta: { needsSession: true },
  })
}
