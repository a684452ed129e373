import { userMessage } from '@tryka/api-client'
import { notify, useLock } from '@tryka/app-shell'
import { hasPasskeys } from '@tryka/app-shell/passkeys'
import { Button } from '@tryka/ui'
import { useFactors, useShowPasskey } from './factors.queries'

/** Whether one of the administrator's passkeys could be shown in this browser. */
export function useHasPasskey(): boolean {
  const factors = useFactors()
  return hasPasskeys() && (factors.data?.passkeys.some(({ state }) => state === 'active') ?? false)
}

/** Shows a passkey as the second factor, for whoever has one in a browser that knows any. */
export function PasskeyButton({ onShown }: { onShown: () => unknown }) {
  const isThere = useHasPasskey()
  const show = useShowPasskey()
  const lock = useLock()
  if (!isThere) return null
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
