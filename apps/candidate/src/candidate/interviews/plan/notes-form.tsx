import { useState, type FormEvent } from 'react'
import { keepInterviewNotes, PLAN_LIMITS, type InterviewPlan } from '@tryka/domain'
import { Button, Field, Stack, Text, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { usePractiseNow } from './use-practise-now'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** How it went, for nobody else, and the questions that came: each leads to one of the bank that is like it. */
export function NotesForm({ plan }: { plan: InterviewPlan }) {
  const { interviewId, version, met } = plan
  const [notes, setNotes] = useState(plan.notes)
  const [asked, setAsked] = useState(met.map(({ text }) => text).join('\n'))
  const lines = linesOf(asked)
  const fault =
    lines.length > PLAN_LIMITS.metMost
      ? `Keep to ${PLAN_LIMITS.metMost} questions.`
      : lines.some((line) => line.length > PLAN_LIMITS.met)
        ? `Keep each question under ${PLAN_LIMITS.met} characters.`
        : undefined
  const save = useChange(
    (api, body: { notes: string; met: string[] }) =>
      api.call(keepInterviewNotes, { params: { id: interviewId }, body: { ...body, version } }),
    { done: () => 'Notes kept', failed: 'The notes could not be kept. Try again.' },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fault) save.mutate({ notes, met: lines })
  }
  return (
    <Stack gap={5}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Field label="Notes" hint="Only you see them. No company does, and nothing is made of them.">
            <TextArea
              value={notes}
              maxLength={PLAN_LIMITS.notes}
              onChange={({ currentTarget }) => setNotes(currentTarget.value)}
            />
          </Field>
          <Field
            label="Questions you met"
            hint="One on each line. They stay here and never become questions for others."
            {...(fault ? { error: fault } : {})}
          >
            <TextArea value={asked} onChange={({ currentTarget }) => setAsked(currentTarget.value)} />
          </Field>
          <div>
            <Button type="submit" size="sm" busy={save.isPending} busyLabel="Keeping…">
              Keep notes
            </Button>
          </div>
        </Stack>
      </form>
      {met.length > 0 && <Met plan={plan} />}
    </Stack>
  )
}

function Met({ plan: { interviewId, met } }: { plan: InterviewPlan }) {
  const now = usePractiseNow(interviewId)
  const like = met.flatMap((one) => (one.like ? [{ ...one, like: one.like }] : []))
  const ids = [...new Set(like.map((one) => one.like.id))].slice(0, 8)
  if (like.length === 0)
    return (
      <Text size="sm" tone={3}>
        No question to practise with is like those.
      </Text>
    )
  return (
    <Stack gap={3}>
      {like.map(({ text, like: { id, stem } }) => (
        <Text key={`${id} ${text}`} size="sm">
          Like “{text}”: {stem}
        </Text>
      ))}
      <div>
        <Button
          size="sm"
          busy={now.isPending}
          busyLabel="Starting…"
          onClick={() => now.mutate({ focus: { kind: 'questions', ids }, count: 1, isOver: true })}
        >
          Practise them
        </Button>
      </div>
    </Stack>
  )
}
