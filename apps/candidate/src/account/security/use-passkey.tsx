import { useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { notify, useApi, useLock } from '@tryka/app-shell'
import { askForPasskey, hasPasskeys } from '@tryka/app-shell/passkeys'
import { requestPasskey, signInByPasskey, type AccountSession } from '@tryka/domain'
import { Button } from '@tryka/ui'

interface UsePasskeyProps {
  onSignedIn: (session: AccountSession) => void
}

/** Signs in with a passkey of this device; it says whose it is, so no address is asked for. */
export function UsePasskey({ onSignedIn }: UsePasskeyProps) {
  const api = useApi()
  const lock = useLock()
  const [busy, setBusy] = useState(false)
  const signIn = async () => {
    setBusy(true)
    try {
      const passkey = await askForPasskey(await api.call(requestPasskey))
      const session = await api.call(signInByPasskey, { body: { passkey } })
      notify.success('Signed In', 'Your passkey was accepted.')
      onSignedIn(session)
    } catch (error) {
      notify.failure(
        'Error',
        userMessage(error, 'The passkey was not accepted. A code by email signs you in.'),
      )
    } finally {
      setBusy(false)
    }
  }
  if (!hasPasskeys()) return null
  return (
    <Button variant="secondary" block busy={busy} onClick={() => void lock(signIn)}>
      Use a passkey
    </Button>
  )
}
