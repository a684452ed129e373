import { HIRING_LIMITS, messageCalls, type MessageSide } from '@tryka/domain'
import { Field, TextArea, TextInput } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../core/calls'
import { FormDialog } from '../core/form-dialog'
import { RecipientField } from './recipient-field'

export interface ComposeDialogProps {
  side: MessageSide
  /** Whom it goes to, when that is already clear. */
  recipient?: { id: string; name: string }
  onClose: () => void
  onSent: (conversationId: string) => void
}

/** Begins a conversation. */
export function ComposeDialog({ side, recipient, onClose, onSent }: ComposeDialogProps) {
  const [to, setTo] = useState(recipient?.id ?? '')
  const [subject, setSubject] = useState('')
  const [body, setBody] = useState('')
  const [tried, setTried] = useState(0)
  const calls = messageCalls(side)
  const send = useChange(
    (api, message: { to: string; subject: string; body: string }) =>
      api.call(calls.compose, { body: message }),
    { done: () => 'Message sent', failed: 'The message could not be sent. Try again.' },
  )
  const errors = {
    to: to ? '' : 'Choose a recipient.',
    subject: subject.trim() ? '' : 'Add a subject.',
    body: body.trim() ? '' : 'Write a message.',
  }
  const shown = (key: keyof typeof errors) => (tried ? errors[key] : '')
  const submit = () => {
    setTried((count) => count + 1)
    if (Object.values(errors).some(Boolean)) return
    send.mutate({ to, subject: subject.trim(), body: body.trim() }, { onSuccess: ({ id }) => onSent(id) })
  }
  return (
    <FormDialog
      title={recipient ? `Message to ${recipient.name}` : 'Compose Message'}
      submitLabel="Send"
      busyLabel="Sending…"
      busy={send.isPending}
      dirty={subject !== '' || body !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {!recipient && <RecipientField side={side} value={to} error={shown('to')} onValueChange={setTo} />}
      <Field label="Subject" error={shown('subject')}>
        <TextInput
          value={subject}
          maxLength={HIRING_LIMITS.subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      </Field>
      <Field label="Message" error={shown('body')}>
        <TextArea
          value={body}
          maxLength={HIRING_LIMITS.message}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
