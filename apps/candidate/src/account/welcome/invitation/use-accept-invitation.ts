import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { ApiError, userMessage } from '@tryka/api-client'
import { notify, useMutation } from '@tryka/app-shell'
import { acceptAdmission, signOut } from '@tryka/domain'
import { useAccountClients } from '../../../base/place/account'
import { useSession } from '../../../base/session'
import { forgetKept } from '../../../base/unsaved/kept'
import { useBecome, useBeginAnew } from '../../session/session'

interface Options {
  token: string
  onLeave: () => void
  onChanged: () => void
}

const FAILED = 'That did not work. Check your connection, then press again.'

/** The press: the account is opened here, or, when the address has one, its code is asked for. */
export function useAcceptInvitation({ token, onLeave, onChanged }: Options) {
  const { api } = useAccountClients()
  const { user } = useSession()
  const navigate = useNavigate()
  const become = useBecome()
  const beginAnew = useBeginAnew()
  return useMutation({
    mutationFn: async ({ signOutFirst }: { signOutFirst: boolean }) => {
      if (signOutFirst) {
        await api.call(signOut)
        forgetKept(user.id)
      }
      return api.call(acceptAdmission, { body: { token } })
    },
    onSuccess: (accepted, { signOutFirst }) => {
      // The page is left before the account changes, or it would read the used invitation once more.
      flushSync(onLeave)
      if (!accepted.signIn) {
        become(accepted.session)
        return
      }
      if (signOutFirst) void beginAnew()
      notify.success('You are let in', 'Sign in with the address of the invitation.')
      void navigate('/sign-in?return=/welcome', { replace: true })
    },
    onError: (error, { signOutFirst }) => {
      notify.failure('Error', userMessage(error, FAILED))
      if (signOutFirst) void beginAnew()
      if (error instanceof ApiError) onChanged()
    },
  })
}
