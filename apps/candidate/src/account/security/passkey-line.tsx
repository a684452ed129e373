import { useState } from 'react'
import { removePasskey, renamePasskey, type Passkey } from '@tryka/domain'
import { Badge, Button, ConfirmDialog, Row, SrOnly, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { formatDate, formatMoment } from '../../base/format/format'
import { Line } from './line'
import { NameDialog } from './name-dialog'

/** One passkey: what it is called, when it was used last, and its way out. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { id, name, state, createdAt, lastUsedAt } = passkey
  const [asking, setAsking] = useState<'name' | 'remove'>()
  const close = () => setAsking(undefined)
  const rename = useChange(
    (api, to: string) => api.call(renamePasskey, { params: { id }, body: { name: to } }),
    { done: () => 'Passkey renamed', failed: 'The passkey could not be renamed. Try again.' },
    close,
  )
  const remove = useChange(
    (api, _args: undefined) => api.call(removePasskey, { params: { id } }),
    { done: () => 'Passkey removed', failed: 'The passkey could not be removed. Try again.' },
    close,
  )
  return (
    <Line>
      <div>
        <b>{name}</b>
        <Text size="xs" tone={3}>
          Added {formatDate(createdAt)}.{' '}
          {lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}.` : 'Not used yet.'}
        </Text>
        {state === 'suspect' && (
          <Text size="xs">
            <Badge tone="danger">Not accepted</Badge> It may have been copied. Remove it and add a new one.
          </Text>
        )}
      </div>
      <Row gap={2} wrap>
        <Button size="sm" variant="quiet" onClick={() => setAsking('name')}>
          Rename<SrOnly>: {name}</SrOnly>
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAsking('remove')}>
          Remove<SrOnly>: {name}</SrOnly>
        </Button>
      </Row>
      {asking === 'name' && (
        <NameDialog
          title="Rename the passkey"
          description="The name is for you alone."
          start={name}
          action="Save name"
          busy={rename.isPending}
          onName={(to) => rename.mutate(to)}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Remove “${name}”?`}
          text="It signs you in no more. A code by email still does. Delete it on your device, too."
          confirmLabel="Remove passkey"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined)}
        />
      )}
    </Line>
  )
}
