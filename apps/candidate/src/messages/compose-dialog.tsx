import { z } from 'zod'
import { messageCalls, type MessageSide } from '@tryka/domain'
import { useChange } from '../base/calls/calls'
import { FormDialog } from '../base/forms/form-dialog'
import { filled } from '../base/forms/schema'
import { useForm } from '../base/forms/use-form'
import { MessageFields, messageRules } from './message-fields'
import { RecipientField } from './recipient-field'

export interface ComposeDialogProps {
  side: MessageSide
  /** Whom it goes to, when that is already clear. */
  recipient?: { id: string; name: string }
  onClose: () => void
  onSent: (conversationId: string) => void
}

const schema = z.object({ to: filled('Choose a recipient.'), ...messageRules })

/** Begins a conversation; what is written is kept until it is sent or given up. */
export function ComposeDialog({ side, recipient, onClose, onSent }: ComposeDialogProps) {
  const calls = messageCalls(side)
  const form = useForm({
    schema,
    start: { to: recipient?.id ?? '', subject: '', body: '' },
    draft: `compose:${side}:${recipient?.id ?? ''}`,
  })
  const send = useChange(
    (api, message: { to: string; subject: string; body: string }) =>
      api.call(calls.compose, { body: message }),
    { done: () => 'Message sent', failed: 'The message could not be sent. Try again.' },
    form.forget,
  )
  return (
    <FormDialog
      title={recipient ? `Message to ${recipient.name}` : 'Compose Message'}
      submitLabel="Send"
      busyLabel="Sending…"
      busy={send.isPending}
      onClose={onClose}
      {...form.dialog((message) => send.mutate(message, { onSuccess: ({ id }) => onSent(id) }))}
    >
      {!recipient && <RecipientField side={side} {...form.field('to')} {...form.choice('to')} />}
      <MessageFields form={form} />
    </FormDialog>
  )
}
