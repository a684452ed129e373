import { z } from 'zod'
import { scheduleAssessment, type OwnSkill } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatMoment, zoneName } from '../../../base/format/format'
import { fromLocalText } from '../../../base/format/local-text'
import { useForm } from '../../../base/forms/use-form'

const schema = z.object({
  time: z
    .string()
    .refine((text) => Date.parse(fromLocalText(text) ?? '') > Date.now(), 'Choose a time in the future.'),
})

/** Another time for an assessment. */
export function RescheduleAssessment({ skill, onClose }: { skill: OwnSkill; onClose: () => void }) {
  const form = useForm({ schema, start: { time: '' } })
  const change = useChange(
    (api, body: { startsAt: string; version: number }) =>
      api.call(scheduleAssessment, { params: { id: skill.id }, body }),
    {
      done: () => 'Time changed',
      text: (_result, { startsAt }) => `${skill.skill}: ${formatMoment(startsAt)}.`,
      failed: 'The time could not be changed. Try again.',
    },
  )
  return (
    <FormDialog
      title={`Change time: ${skill.skill}`}
      submitLabel="Change time"
      busyLabel="Saving…"
      busy={change.isPending}
      onClose={onClose}
      {...form.dialog(({ time }) =>
        change.mutate(
          { startsAt: fromLocalText(time) ?? '', version: skill.version },
          { onSuccess: onClose },
        ),
      )}
    >
      <Field label="New time" hint={`In ${zoneName()}`} {...form.field('time')}>
        <TextInput type="datetime-local" {...form.text('time')} />
      </Field>
    </FormDialog>
  )
}
