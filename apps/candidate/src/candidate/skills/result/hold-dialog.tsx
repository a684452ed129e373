import { z } from 'zod'
import { HOLD_RULES, sayOfHold } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

const schema = z.object({ text: filled('Write how it was.') })

interface HoldDialogProps {
  /** The attempt. */
  id: string
  /** It takes the place of the five tasks. */
  instead: boolean
  onClose: () => void
}

/** Says how it was, so that a person decides. */
export function HoldDialog({ id, instead, onClose }: HoldDialogProps) {
  const form = useForm({ schema, start: { text: '' } })
  const say = useChange(
    (api, { text }: z.output<typeof schema>) => api.call(sayOfHold, { params: { id }, body: { text } }),
    {
      done: () => 'Appeal sent',
      text: () => 'A person decides. We write to you when that is done.',
      failed: 'The appeal could not be sent. Try again.',
    },
  )
  return (
    <FormDialog
      title="Appeal"
      description={
        instead
          ? 'A person looks at your answers and at what you write, in place of the five tasks.'
          : 'A person looks at your answers and at what you write. You can appeal once.'
      }
      submitLabel="Send appeal"
      busyLabel="Sending…"
      busy={say.isPending}
      onClose={onClose}
      {...form.dialog((draft) => say.mutate(draft, { onSuccess: onClose }))}
    >
      <Field
        label="How it was"
        hint="For example: where you use this every day, or what helped you to be quick."
        {...form.field('text')}
      >
        <TextArea maxLength={HOLD_RULES.text} {...form.text('text')} />
      </Field>
    </FormDialog>
  )
}
