import { HIRING_LIMITS } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useState } from 'react'
import { FormDialog } from './form-dialog'

export interface ReasonDialogProps {
  title: string
  description: string
  submitLabel: string
  busyLabel: string
  busy: boolean
  label?: string
  optional?: boolean
  danger?: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why, before something is done that the other side or the record must understand. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = 'Reason', optional = false, onSubmit, ...rest } = props
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const submit = () => {
    if (!optional && !reason.trim()) setError('Give a reason.')
    else onSubmit(reason.trim())
  }
  return (
    <FormDialog {...rest} dirty={reason !== ''} onSubmit={submit}>
      <Field label={label} error={error} optional={optional}>
        <TextArea
          value={reason}
          maxLength={HIRING_LIMITS.reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
    </FormDialog>
  )
}
