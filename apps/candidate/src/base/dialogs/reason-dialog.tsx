import { z } from 'zod'
import { HIRING_LIMITS } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { FormDialog } from '../forms/form-dialog'
import { filled, optional as open } from '../forms/schema'
import { useForm } from '../forms/use-form'

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
  const form = useForm({
    schema: z.object({ reason: optional ? open() : filled('Give a reason.') }),
    start: { reason: '' },
  })
  return (
    <FormDialog {...rest} {...form.dialog(({ reason }) => onSubmit(reason))}>
      <Field label={label} {...form.field('reason')} optional={optional}>
        <TextArea maxLength={HIRING_LIMITS.reason} {...form.text('reason')} />
      </Field>
    </FormDialog>
  )
}
