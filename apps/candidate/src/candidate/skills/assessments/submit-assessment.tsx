import { z } from 'zod'
import { submitAssessment, type OwnSkill } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

const schema = z.object({ answers: filled('Describe or link your work.') })

/** Hands work in; people look at it and answer. */
export function SubmitAssessment({ skill, onClose }: { skill: OwnSkill; onClose: () => void }) {
  const form = useForm({ schema, start: { answers: '' } })
  const submit = useChange(
    (api, body: { answers: string; version: number }) =>
      api.call(submitAssessment, { params: { id: skill.id }, body }),
    {
      done: () => 'Assessment Submitted',
      text: ({ next }) => next,
      failed: 'The work could not be handed in. Try again.',
    },
  )
  return (
    <FormDialog
      title={`Hand in: ${skill.skill}`}
      description="People review what you hand in. You are told when they are done."
      submitLabel="Hand in"
      busyLabel="Handing in…"
      busy={submit.isPending}
      onClose={onClose}
      {...form.dialog(({ answers }) =>
        submit.mutate({ answers, version: skill.version }, { onSuccess: onClose }),
      )}
    >
      <Field label="Your work" hint="Links to code or text, and what each shows" {...form.field('answers')}>
        <TextArea rows={8} maxLength={20_000} {...form.text('answers')} />
      </Field>
    </FormDialog>
  )
}
