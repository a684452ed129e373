import { userMessage } from '@tryka/api-client'
import { notify, useLock } from '@tryka/app-shell'
import { hasPasskeys } from '@tryka/app-shell/passkeys'
import { Button } from '@tryka/ui'
import { useFactors, useShowPasskey } from './factors.queries'

/** Shows a passkey as the second factor, for whoever has one in a browser that knows any. */
export function PasskeyButton({ onShown }: { onShown: () => unknown }) {
  const factors = useFactors()
  const show = useShowPasskey()
  const lock = useLock()
  const isThere = factors.data?.passkeys.some(({ state }) => state === 'active')
  if (!isThere || !hasPasskeys()) return null
  const press = () =>
    show
      .mutateAsync()
      .then(() => onShown())
      .catch((error: unknown) =>
        notify.failure('Error', userMessage(error, 'That did not work. Please try again.')),
      )
  return (
    <Button variant="secondary" block busy={show.isPending} onClick={() => void lock(press)}>
      Use a passkey
    </Button>
  )
}
