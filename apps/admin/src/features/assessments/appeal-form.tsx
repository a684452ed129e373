import { useState } from 'react'
import { APPEAL_RULES, type AppealDetail, type AppealOutcome } from '@tryka/domain'
import { Card, Field, Heading, NativeSelect } from '@tryka/ui'
import { OutcomeForm, type Outcome } from '../../base/outcome-form'
import { useDecide } from './assessments.queries'

const OUTCOMES: readonly Outcome<AppealOutcome>[] = [
  {
    value: 'upheld',
    label: 'Uphold: task faulty',
    description: 'It counts for nobody and rests; levels may rise, none falls',
    act: 'Uphold and tell',
  },
  {
    value: 'refused',
    label: 'Refuse',
    description: 'The task stands, nothing changes',
    act: 'Refuse and tell',
  },
]
const WORDS = {
  label: 'Reason',
  hint: 'The person reads it, word for word, by mail and with the result. Do not say what is right: that would spend the task.',
  most: APPEAL_RULES.reason,
}

/** Decides an appeal with a reason. About the whole, whoever upholds it says which task was faulty. */
export function AppealForm({ of: { id, seq, tasks } }: { of: AppealDetail }) {
  const [task, setTask] = useState('')
  const decide = useDecide(id)
  const asksTask = (outcome: AppealOutcome | undefined) => outcome === 'upheld' && seq === null
  return (
    <Card pad>
      <OutcomeForm
        labelledBy="decide-appeal"
        outcomes={OUTCOMES}
        words={WORDS}
        isBusy={decide.isPending}
        onDecide={(outcome, reason) =>
          decide.mutate({ outcome, reason, ...(asksTask(outcome) ? { seq: Number(task) } : {}) })
        }
        more={(outcome, { id: field, isRefused }) => ({
          fault: asksTask(outcome) && !task ? field : undefined,
          field: asksTask(outcome) && (
            <Field
              id={field}
              label="The task that was faulty"
              error={isRefused && !task ? 'Choose a task.' : ''}
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
          ),
        })}
      >
        <Heading as="h3" look="h4" id="decide-appeal">
          Decision
        </Heading>
      </OutcomeForm>
    </Card>
  )
}
