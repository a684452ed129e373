import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointKey, useApi } from '@tryka/app-shell'
import { listSignups, sendOtp, submitEarlyAccess, verifyOtp, type EarlyAccessRequest } from '@tryka/domain'

/** Asks for a code to an address. */
export function useSendOtp() {
  const api = useApi()
  return useMutation({ mutationFn: (email: string) => api.call(sendOtp, { body: { email } }) })
}

/** Proves an address with its code. */
export function useVerifyOtp() {
  const api = useApi()
  return useMutation({
    mutationFn: (proof: { email: string; otp: string }) => api.call(verifyOtp, { body: proof }),
  })
}

/** Joins the list; a cached early-access list is then out of date. */
export function useSubmitEarlyAccess() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: EarlyAccessRequest) => api.call(submitEarlyAccess, { body: request }),
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointKey(listSignups) }),
  })
}
