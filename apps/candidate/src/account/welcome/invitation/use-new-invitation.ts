import { userMessage } from '@tryka/api-client'
import { notify, useMutation } from '@tryka/app-shell'
import { renewAdmission, type NewInvitation } from '@tryka/domain'
import { useAccountClients } from '../../../base/place/account'

/** Asks for a new link. The answer is the same for every address, so nobody learns from it who was invited. */
export function useNewInvitation() {
  const { api } = useAccountClients()
  return useMutation({
    mutationFn: (body: NewInvitation) => api.call(renewAdmission, { body }),
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'We could not ask for a new link. Please try again.')),
  })
}
