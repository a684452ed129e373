import { z } from 'zod'
import { FormDialog } from '../../../base/forms/form-dialog'
import { useForm } from '../../../base/forms/use-form'
import { counted } from '../../../base/format/format'
import { MessageFields, messageRules } from '../../../messages/message-fields'

interface MessageDialogProps {
  names: readonly string[]
  busy: boolean
  onSubmit: (message: { subject: string; body: string }) => void
  onClose: () => void
}

const schema = z.object(messageRules)

/** One message to each of those who were ticked; nobody reads of the others. */
export function MessageDialog({ names, busy, onSubmit, onClose }: MessageDialogProps) {
  const form = useForm({ schema, start: { subject: '', body: '' } })
  const to = names.length === 1 ? names[0] : counted(names.length, 'person', 'people')
  return (
    <FormDialog
      title={`Message to ${to}`}
      description={
        names.length > 1 ? 'Each gets it alone, in the conversation of the application.' : undefined
      }
      submitLabel="Send"
      busyLabel="Sending…"
      busy={busy}
      onClose={onClose}
      {...form.dialog(onSubmit)}
    >
      <MessageFields form={form} />
    </FormDialog>
  )
}
