import { z } from 'zod'
import { addWork, LIMITS, updateWork, type Profile } from '@tryka/domain'
import { Checkbox, Field, Pair, TextArea, TextInput } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { month } from '../../../base/forms/month'
import { MonthField } from '../../../base/forms/month-field'
import { filled, optional } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

type Work = Profile['work'][number]
const EMPTY: Work = {
  jobTitle: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: [],
}

export interface WorkDialogProps {
  entry: Work | undefined
  version: number
  onClose: () => void
}

const schema = z
  .object({
    jobTitle: filled('Add the job title.'),
    company: filled('Add the company.'),
    location: optional(),
    startDate: month('Add the month you started.'),
    endDate: month(),
    current: z.boolean(),
    lines: z.string().transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  })
  .refine(({ startDate, endDate, current }) => current || !endDate || endDate >= startDate, {
    path: ['endDate'],
    message: 'This is before the start.',
  })

/** One place of work, new or changed. Marking it as current clears and disables its end. */
export function WorkDialog({ entry, version, onClose }: WorkDialogProps) {
  const { description, ...start } = entry ?? EMPTY
  const form = useForm({ schema, start: { ...start, lines: description.join('\n') } })
  const save = useChange(
    (api, body: { entry: Work; version: number }) =>
      entry?.id ? api.call(updateWork, { params: { id: entry.id }, body }) : api.call(addWork, { body }),
    { done: () => 'Experience saved', failed: 'The experience could not be saved. Try again.' },
  )
  const send = ({ lines, ...typed }: z.output<typeof schema>) =>
    save.mutate({ entry: { ...entry, ...typed, description: lines }, version }, { onSuccess: onClose })
  const { current } = form.values
  return (
    <FormDialog
      title={entry ? 'Edit experience' : 'Add Experience'}
      submitLabel="Save experience"
      busyLabel="Saving…"
      busy={save.isPending}
      onClose={onClose}
      {...form.dialog(send)}
    >
      <Pair>
        <Field label="Job title" {...form.field('jobTitle')}>
          <TextInput maxLength={LIMITS.shortText} {...form.text('jobTitle')} />
        </Field>
        <Field label="Company" {...form.field('company')}>
          <TextInput maxLength={LIMITS.shortText} {...form.text('company')} />
        </Field>
        <MonthField label="Start" {...form.field('startDate')} {...form.choice('startDate')} />
        <MonthField label="End" disabled={current} {...form.field('endDate')} {...form.choice('endDate')} />
      </Pair>
      <Checkbox
        label="I work here now"
        checked={current}
        onChange={({ currentTarget: { checked } }) => {
          form.set('current', checked)
          if (checked) form.set('endDate', '')
        }}
      />
      <Field label="Location" optional>
        <TextInput maxLength={LIMITS.shortText} {...form.text('location')} />
      </Field>
      <Field label="What you did" hint="One line for each point" optional>
        <TextArea maxLength={2_000} {...form.text('lines')} />
      </Field>
    </FormDialog>
  )
}
