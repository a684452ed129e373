import { makePasskey } from '@tryka/app-shell/passkeys'
import { addPasskey, beginPasskey } from '@tryka/domain'
import { useChange } from '../../base/calls/calls'
import { NameDialog } from './name-dialog'
import { deviceName } from './device-name'

/** Makes a passkey on this device, under a name of the person's. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const add = useChange(
    async (api, name: string) => {
      const passkey = await makePasskey(await api.call(beginPasskey))
      return api.call(addPasskey, { body: { name, passkey } })
    },
    { done: () => 'Passkey added', failed: 'The passkey could not be added. Try again.' },
    onClose,
  )
  return (
    <NameDialog
      title="Add a passkey"
      description="Your device asks you to confirm next. Name the passkey so that you know it again."
      start={deviceName()}
      action="Add passkey"
      busy={add.isPending}
      onName={(name) => add.mutate(name)}
      onClose={onClose}
    />
  )
}
