import { useState, type FormEvent } from 'react'
import { LIMITS } from '@tryka/domain'
import { Button, Dialog, Field, TextInput } from '@tryka/ui'

const FORM = 'passkey-name'

interface NameDialogProps {
  title: string
  description: string
  start: string
  action: string
  busy: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** What a person calls a passkey, so that it is known again. */
export function NameDialog({ title, description, start, action, busy, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(start)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('Give the passkey a name.')
    onName(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Field label="Name" error={error}>
          <TextInput
            value={name}
            maxLength={LIMITS.label}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setError(undefined)
            }}
            required
          />
        </Field>
      </form>
    </Dialog>
  )
}
