import { useId } from 'react'
import type { ApiClient } from '@tryka/api-client'
import { getProfile } from '@tryka/domain'
import { Stack, Switch, Text } from '@tryka/ui'
import { useChange, useRead } from '../../../base/calls/calls'

/** What may bear its holder's name: a credential, or a certificate of completion. */
interface Named {
  withName: boolean
  holderName: string | null
}

interface NameSwitchProps<T extends Named> {
  shown: Named
  /** Has another one issued, with the name or without it. */
  issue: (api: ApiClient, withName: boolean) => Promise<T>
  /** Another one was issued in its place. */
  onIssued: (issued: T) => void
}

/** Whether the holder's name stands in the credential; either way it is another one from then on. */
export function NameSwitch<T extends Named>({ shown, issue, onIssued }: NameSwitchProps<T>) {
  const { withName, holderName } = shown
  const hint = useId()
  const profile = useRead(getProfile, {}, { enabled: holderName === null }).data?.name
  const name = holderName ?? profile
  const change = useChange(
    (api, next: boolean) => issue(api, next),
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
