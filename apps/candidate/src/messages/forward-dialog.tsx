import { z } from 'zod'
import { HIRING_LIMITS, messageCalls, type MessageSide } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useChange } from '../base/calls/calls'
import { FormDialog } from '../base/forms/form-dialog'
import { filled, optional } from '../base/forms/schema'
import { useForm } from '../base/forms/use-form'
import { RecipientField } from './recipient-field'

export interface ForwardDialogProps {
  messageId: string
  side: MessageSide
  onClose: () => void
}

const schema = z.object({ to: filled('Choose a recipient.'), body: optional() })

/** Sends the newest message of a conversation on to somebody else. */
export function ForwardDialog({ messageId, side, onClose }: ForwardDialogProps) {
  const form = useForm({ schema, start: { to: '', body: '' } })
  const calls = messageCalls(side)
  const forward = useChange(
    (api, message: { to: string; body?: string }) =>
      api.call(calls.forward, { params: { id: messageId }, body: message }),
    { done: () => 'Message forwarded', failed: 'The message could not be forwarded. Try again.' },
  )
  return (
    <FormDialog
      title="Forward"
      description="The newest message of this conversation is sent on."
      submitLabel="Forward"
      busyLabel="Forwarding…"
      busy={forward.isPending}
      onClose={onClose}
      {...form.dialog(({ to, body }) =>
        forward.mutate({ to, ...(body ? { body } : {}) }, { onSuccess: onClose }),
      )}
    >
      <RecipientField side={side} {...form.field('to')} {...form.choice('to')} />
      <Field label="Note" optional>
        <TextArea compact maxLength={HIRING_LIMITS.message} {...form.text('body')} />
      </Field>
    </FormDialog>
  )
}
