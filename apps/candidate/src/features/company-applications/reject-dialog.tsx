import { HIRING_LIMITS, REJECT_REASON_IDS, REJECT_REASONS, type RejectReason } from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { useState } from 'react'
import { FormDialog } from '../../app/core/form-dialog'

interface RejectDialogProps {
  names: readonly string[]
  busy: boolean
  onSubmit: (answer: { reasonId: RejectReason; message: string }) => void
  onClose: () => void
}

/** Nobody is rejected without a reason, which the person is told. */
export function RejectDialog({ names, busy, onSubmit, onClose }: RejectDialogProps) {
  const [reasonId, setReasonId] = useState<RejectReason>()
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (reasonId) onSubmit({ reasonId, message: message.trim() })
  }
  return (
    <FormDialog
      title={names.length === 1 ? `Reject ${names[0]}` : `Reject ${names.length} people`}
      description="The reason is told to the candidate. Interviews still ahead are cancelled with notice."
      submitLabel="Reject"
      busyLabel="Rejecting…"
      danger
      busy={busy}
      dirty={reasonId !== undefined || message !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Reason" error={tried && !reasonId ? 'Give a reason.' : ''}>
        <NativeSelect
          placeholder="Choose a reason"
          options={REJECT_REASON_IDS.map((id) => ({ value: id, label: REJECT_REASONS[id] }))}
          value={reasonId ?? ''}
          onValueChange={(value) => setReasonId(REJECT_REASON_IDS.find((each) => each === value))}
        />
      </Field>
      <Field label="Message" optional hint="A few words of your own.">
        <TextArea
          value={message}
          maxLength={HIRING_LIMITS.message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
