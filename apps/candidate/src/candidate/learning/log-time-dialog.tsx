import { z } from 'zod'
import { HIRING_LIMITS, logSession, type ActivePath } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { counted } from '../../base/format/format'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { wholeFrom } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

const MAX = HIRING_LIMITS.sessionMinutes
const schema = z.object({ minutes: wholeFrom(1, MAX, `Use 1 to ${MAX} minutes.`) })

/** Adds learning time to today. */
export function LogTimeDialog({ path: { id, title }, onClose }: { path: ActivePath; onClose: () => void }) {
  const log = useChange((api, body: { minutes: number }) => api.call(logSession, { params: { id }, body }), {
    done: () => 'Time logged',
    text: (_result, body) => `${counted(body.minutes, 'minute')} of ${title}.`,
    failed: 'The time could not be logged. Try again.',
  })
  const form = useForm({ schema, start: { minutes: '30' } })
  return (
    <FormDialog
      title="Log time"
      description={title}
      submitLabel="Log time"
      busyLabel="Logging…"
      busy={log.isPending}
      onClose={onClose}
      {...form.dialog((body) => log.mutate(body, { onSuccess: onClose }))}
    >
      <Field label="Minutes today" {...form.field('minutes')}>
        <TextInput inputMode="numeric" maxLength={4} {...form.text('minutes')} />
      </Field>
    </FormDialog>
  )
}
