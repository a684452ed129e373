import { z } from 'zod'
import { HIRING_LIMITS, REJECT_REASON_IDS, REJECT_REASONS, type RejectReason } from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { FormDialog } from '../../../base/forms/form-dialog'
import { oneOf, optional } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

interface RejectDialogProps {
  names: readonly string[]
  busy: boolean
  onSubmit: (answer: { reasonId: RejectReason; message: string }) => void
  onClose: () => void
}

const schema = z.object({ reasonId: oneOf(REJECT_REASON_IDS, 'Give a reason.'), message: optional() })

/** Nobody is rejected without a reason, which the person is told. */
export function RejectDialog({ names, busy, onSubmit, onClose }: RejectDialogProps) {
  const form = useForm({ schema, start: { reasonId: '', message: '' } })
  return (
    <FormDialog
      title={names.length === 1 ? `Reject ${names[0]}` : `Reject ${names.length} people`}
      description="The reason is told to the candidate. Interviews still ahead are cancelled with notice."
      submitLabel="Reject"
      busyLabel="Rejecting…"
      danger
      busy={busy}
      onClose={onClose}
      {...form.dialog(onSubmit)}
    >
      <Field label="Reason" {...form.field('reasonId')}>
        <NativeSelect
          placeholder="Choose a reason"
          options={REJECT_REASON_IDS.map((id) => ({ value: id, label: REJECT_REASONS[id] }))}
          {...form.choice('reasonId')}
        />
      </Field>
      <Field label="Message" optional hint="A few words of your own.">
        <TextArea maxLength={HIRING_LIMITS.message} {...form.text('message')} />
      </Field>
    </FormDialog>
  )
}
