import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage, type ApiClient } from '@tryka/api-client'
import {
  blockAdmin,
  changeAdminRole,
  inviteAdmin,
  listAdmins,
  removeAdmin,
  unblockAdmin,
  type Administrator,
  type AdminRole,
} from '@tryka/domain'

export const useAdministrators = () => useQuery({ ...endpointQuery(listAdmins), staleTime: 0 })

type Answer = { items: Administrator[] }

function useChange<Body>(run: (api: ApiClient, body: Body) => Promise<Answer>, done: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => run(api, body),
    onSuccess: (now) => {
      queries.setQueryData(endpointQuery(listAdmins).queryKey, now)
      notify.success('Done', done)
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'That did not work. Please try again.')),
    meta: { needsSession: true },
  })
}

/** What an owner may do about the others. */
export function useAdministratorWork() {
  const invite = useChange(
    (api, body: { email: string; role: AdminRole }) => api.call(inviteAdmin, { body }),
    'The invitation is on its way.',
  )
  const role = useChange(
    (api, { id, role: to }: { id: string; role: AdminRole }) =>
      api.call(changeAdminRole, { params: { id }, body: { role: to } }),
    'The role is changed; who has it signs in again.',
  )
  const block = useChange(
    (api, id: string) => api.call(blockAdmin, { params: { id } }),
    'The console is closed to them.',
  )
  const unblock = useChange(
    (api, id: string) => api.call(unblockAdmin, { params: { id } }),
    'The console is open to them again.',
  )
  const remove = useChange((api, id: string) => api.call(removeAdmin, { params: { id } }), 'Removed.')
  return { invite, role, block, unblock, remove }
}
