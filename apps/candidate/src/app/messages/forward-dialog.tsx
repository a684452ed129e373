import { HIRING_LIMITS, messageCalls, type MessageSide } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../core/calls'
import { FormDialog } from '../core/form-dialog'
import { RecipientField } from './recipient-field'

export interface ForwardDialogProps {
  messageId: string
  side: MessageSide
  onClose: () => void
}

/** Sends the newest message of a conversation on to somebody else. */
export function ForwardDialog({ messageId, side, onClose }: ForwardDialogProps) {
  const [to, setTo] = useState('')
  const [body, setBody] = useState('')
  const [error, setError] = useState('')
  const calls = messageCalls(side)
  const forward = useChange(
    (api, message: { to: string; body?: string }) =>
      api.call(calls.forward, { params: { id: messageId }, body: message }),
    { done: () => 'Message forwarded', failed: 'The message could not be forwarded. Try again.' },
  )
  const submit = () => {
    if (!to) {
      setError('Choose a recipient.')
      return
    }
    forward.mutate({ to, ...(body.trim() ? { body: body.trim() } : {}) }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Forward"
      description="The newest message of this conversation is sent on."
      submitLabel="Forward"
      busyLabel="Forwarding…"
      busy={forward.isPending}
      dirty={body !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <RecipientField
        side={side}
        value={to}
        error={error}
        onValueChange={(id) => {
          setTo(id)
          setError('')
        }}
      />
      <Field label="Note" optional>
        <TextArea
          compact
          value={body}
          maxLength={HIRING_LIMITS.message}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
