import { useId, useState, type FormEvent } from 'react'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { APPEAL_RULES, type AppealDetail, type AppealOutcome } from '@tryka/domain'
import { Button, Card, ChoiceGroup, Field, Heading, NativeSelect, Stack, TextArea } from '@tryka/ui'
import { useDecide } from './assessments.queries'

const OUTCOMES: { value: AppealOutcome; label: string; description: string }[] = [
  {
    value: 'upheld',
    label: 'Uphold: task faulty',
    description: 'It counts for nobody and rests; levels may rise, none falls',
  },
  { value: 'refused', label: 'Refuse', description: 'The task stands, nothing changes' },
]
const ACTS: Record<AppealOutcome, string> = { upheld: 'Uphold and tell', refused: 'Refuse and tell' }

/** Decides an appeal with a reason. About the whole, whoever upholds it says which task was faulty. */
export function AppealForm({ of: { id, seq, tasks } }: { of: AppealDetail }) {
  const [outcome, setOutcome] = useState<AppealOutcome>()
  const [task, setTask] = useState('')
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState(0)
  const own = useId()
  const decide = useDecide(id)
  const words = reason.trim()
  const asksTask = outcome === 'upheld' && seq === null
  const faults = [
    ...(outcome ? [] : [`${own}-outcome`]),
    ...(asksTask && !task ? [`${own}-task`] : []),
    ...(words ? [] : [`${own}-reason`]),
  ]
  useFocusOnFault(refused, faults)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decide.isPending) return
    if (!outcome || faults.length > 0) setRefused(refused + 1)
    else decide.mutate({ outcome, reason: words, ...(asksTask ? { seq: Number(task) } : {}) })
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <form noValidate onSubmit={submit} aria-labelledby="decide-appeal">
          <Heading as="h3" look="h4" id="decide-appeal">
            Decision
          </Heading>
          <ChoiceGroup
            id={`${own}-outcome`}
            legend="Outcome"
            options={OUTCOMES}
            value={outcome}
            onValueChange={setOutcome}
            error={refused > 0 && !outcome ? 'Choose an outcome.' : ''}
          />
          {asksTask && (
            <Field
              id={`${own}-task`}
              label="The task that was faulty"
              error={refused > 0 && !task ? 'Choose a task.' : ''}
            >
              <NativeSelect
                value={task}
                onValueChange={setTask}
                options={[
                  { value: '', label: 'Choose a task' },
                  ...tasks.map((one) => ({ value: String(one.seq), label: `Task ${one.seq}, ${one.topic}` })),
                ]}
              />
            </Field>
          )}
          <Field
            id={`${own}-reason`}
            label="Reason"
            hint="The person reads it, word for word, by mail and with the result. Do not say what is right: that would spend the task."
            error={refused > 0 && !words ? 'Write what the person is told.' : ''}
          >
            <TextArea
              rows={3}
              maxLength={APPEAL_RULES.reason}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button type="submit" busy={decide.isPending}>
              {outcome ? ACTS[outcome] : 'Choose an outcome'}
            </Button>
          </div>
        </form>
      </Stack>
    </Card>
  )
}
