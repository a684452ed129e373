import { z } from 'zod'
import { APPEAL_RULES, createAppeal, type AttemptResult } from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

/** The choice that names no task. */
const WHOLE = 'whole'

const schema = z.object({ task: filled('Choose a task.'), text: filled('Write what was wrong.') })
type Draft = z.output<typeof schema>

interface AppealDialogProps {
  result: Pick<AttemptResult, 'id' | 'tasks' | 'appeals'>
  onClose: () => void
}

/** Says what was wrong with a task, which has its number and topic and nothing else: that is how it was seen. */
export function AppealDialog({ result: { id, tasks, appeals }, onClose }: AppealDialogProps) {
  const form = useForm({ schema, start: { task: '', text: '' } })
  const appeal = useChange(
    (api, { task, text }: Draft) =>
      api.call(createAppeal, {
        params: { id },
        body: { text, ...(task === WHOLE ? {} : { seq: Number(task) }) },
      }),
    {
      done: () => 'Appeal sent',
      text: () => 'A person decides. We write to you when that is done.',
      failed: 'The appeal could not be sent. Try again.',
    },
  )
  const isOpen = (number: number | null) =>
    appeals.some(({ seq, state }) => seq === number && state === 'open')
  const options = [
    { value: '', label: 'Choose a task' },
    ...tasks
      .filter(({ seq }) => !isOpen(seq))
      .map(({ seq, topic }) => ({ value: String(seq), label: `Task ${seq}, ${topic}` })),
    ...(isOpen(null) ? [] : [{ value: WHOLE, label: 'The assessment as a whole' }]),
  ]
  return (
    <FormDialog
      title="What was wrong?"
      description="A person looks at the task as you saw it, at your answer and at what counts as right."
      submitLabel="Send appeal"
      busyLabel="Sending…"
      busy={appeal.isPending}
      onClose={onClose}
      {...form.dialog((draft) => appeal.mutate(draft, { onSuccess: onClose }))}
    >
      <Field label="Task" {...form.field('task')}>
        <NativeSelect {...form.choice('task')} options={options} />
      </Field>
      <Field
        label="What was wrong"
        hint="For example: two answers were right, or a number was missing."
        {...form.field('text')}
      >
        <TextArea maxLength={APPEAL_RULES.text} {...form.text('text')} />
      </Field>
    </FormDialog>
  )
}
