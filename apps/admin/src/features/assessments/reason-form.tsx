import { useId, useState, type FormEvent, type Ref } from 'react'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { APPEAL_RULES } from '@tryka/domain'
import { Button, ButtonRow, Field, Stack, TextArea } from '@tryka/ui'

interface ReasonFormProps {
  /** What is done with the reason, and of what. */
  act: string
  label: string
  hint: string
  isBusy: boolean
  area: Ref<HTMLTextAreaElement>
  onReason: (reason: string) => void
  onCancel: () => void
}

/** Asks why before something is done. */
export function ReasonForm({ act, label, hint, isBusy, area, onReason, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState(0)
  const id = useId()
  const words = reason.trim()
  useFocusOnFault(refused, words ? [] : [id])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!words) setRefused(refused + 1)
    else if (!isBusy) onReason(words)
  }
  return (
    <Stack asChild gap={3}>
      <form noValidate onSubmit={submit} aria-label={label}>
        <Field id={id} label="Reason" hint={hint} error={refused > 0 && !words ? 'Write a reason.' : ''}>
          <TextArea
            rows={2}
            ref={area}
            maxLength={APPEAL_RULES.reason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        <ButtonRow>
          <Button type="submit" size="sm" busy={isBusy}>
            {act}
          </Button>
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </ButtonRow>
      </form>
    </Stack>
  )
}
