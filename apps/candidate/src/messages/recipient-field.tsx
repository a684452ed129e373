import { useDeferredValue, useState } from 'react'
import { messageCalls, type MessageSide } from '@tryka/domain'
import { Field, FieldHint, NativeSelect, TextInput } from '@tryka/ui'
import { useRead } from '../base/calls/calls'

export interface RecipientFieldProps {
  side: MessageSide
  id: string
  value: string
  error: string
  onValueChange: (id: string) => void
}

/** Whom one may write to; a search narrows a long list. */
export function RecipientField({ side, id, value, error, onValueChange }: RecipientFieldProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const recipients = useRead(messageCalls(side).recipients, { query: q ? { q } : {} }, { keep: true })
  const items = recipients.data?.items ?? []
  return (
    <>
      <Field label="Find a recipient" optional>
        <TextInput
          type="search"
          value={typed}
          maxLength={120}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Field label="To" id={id} error={error}>
        <NativeSelect
          value={items.some(({ id }) => id === value) ? value : ''}
          onValueChange={onValueChange}
          placeholder="Choose a recipient"
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {recipients.isSuccess && items.length === 0 && (
        <FieldHint>Nobody to write to{q ? ' by this name' : ''} yet.</FieldHint>
      )}
      {recipients.isError && (
        <FieldHint>The recipients could not be loaded. Close this and try again.</FieldHint>
      )}
    </>
  )
}
