import { useId } from 'react'
import { getProfile, nameInCredential, type OwnCredential } from '@tryka/domain'
import { Stack, Switch, Text } from '@tryka/ui'
import { useChange, useRead } from '../../../base/calls/calls'

interface NameSwitchProps {
  credential: OwnCredential
  /** Another one was issued in its place. */
  onIssued: (credential: OwnCredential) => void
}

/** Whether the holder's name stands in the credential; either way it is another one from then on. */
export function NameSwitch({ credential, onIssued }: NameSwitchProps) {
  const { id, version, withName, holderName } = credential
  const hint = useId()
  const profile = useRead(getProfile, {}, { enabled: holderName === null }).data?.name
  const name = holderName ?? profile
  const change = useChange(
    (api, next: boolean) => api.call(nameInCredential, { params: { id }, body: { withName: next, version } }),
    {
      done: (next) => (next.withName ? 'Your name stands in it' : 'Your name is out of it'),
      text: () => 'Its link is another one now. Give away this one.',
      failed: 'This could not be changed. Try again.',
    },
    onIssued,
  )
  return (
    <Stack gap={1}>
      <Switch
        label={name ? `Show my name, ${name}` : 'Show my name'}
        checked={change.isPending ? !withName : withName}
        disabled={change.isPending}
        aria-describedby={hint}
        onCheckedChange={(next) => change.mutate(next)}
      />
      <Text size="xs" tone={3} id={hint}>
        {withName
          ? 'Taking it out issues another credential. Links and files that you gave away then read “superseded”.'
          : 'Adding it issues another credential. Links and files that you gave away then read “superseded”. Nobody checks the name.'}
      </Text>
    </Stack>
  )
}
