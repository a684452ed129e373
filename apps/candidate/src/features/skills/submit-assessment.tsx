import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { submitAssessment, type OwnSkill } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useState } from 'react'

/** Hands work in; people look at it and answer. */
export function SubmitAssessment({ skill, onClose }: { skill: OwnSkill; onClose: () => void }) {
  const [answers, setAnswers] = useState('')
  const [error, setError] = useState('')
  const submit = useChange(
    (api, body: { answers: string; version: number }) =>
      api.call(submitAssessment, { params: { id: skill.id }, body }),
    {
      done: () => 'Assessment Submitted',
      text: ({ next }) => next,
      failed: 'The work could not be handed in. Try again.',
    },
  )
  const send = () => {
    if (!answers.trim()) setError('Describe or link your work.')
    else submit.mutate({ answers: answers.trim(), version: skill.version }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={`Hand in: ${skill.skill}`}
      description="People review what you hand in. You are told when they are done."
      submitLabel="Hand in"
      busyLabel="Handing in…"
      busy={submit.isPending}
      dirty={answers !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Your work" hint="Links to code or text, and what each shows" error={error}>
        <TextArea
          rows={8}
          value={answers}
          maxLength={20_000}
          onChange={(event) => {
            setAnswers(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
    </FormDialog>
  )
}
