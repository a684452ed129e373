import { counted } from '../../app/core/format'
import { useChange } from '../../app/core/calls'
import { WeekChart } from '../../app/candidate/week-chart'
import { HIRING_LIMITS, setWeeklyGoal, type LearningSection } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Combo, Field, Stack, Text, TextInput } from '@tryka/ui'
import { useState, type FormEvent } from 'react'

type Goal = LearningSection['weeklyGoal']

/** Hours of the last seven days against the goal, which can be set. */
export function GoalCard({ goal: { target, doneMinutes, days } }: { goal: Goal }) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState('')
  const hours = typed ?? String(target)
  const save = useChange((api, body: { hours: number }) => api.call(setWeeklyGoal, { body }), {
    done: () => 'Goal set',
    text: (_result, body) => `${counted(body.hours, 'hour')} a week.`,
    failed: 'The goal could not be set. Try again.',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const count = /^\d{1,3}$/.test(hours.trim()) ? Number(hours) : 0
    if (count < 1 || count > HIRING_LIMITS.goalHours) setError(`Use 1 to ${HIRING_LIMITS.goalHours} hours.`)
    else save.mutate({ hours: count }, { onSuccess: () => setTyped(undefined) })
  }
  return (
    <Card asChild>
      <section aria-labelledby="goal">
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {Math.round(doneMinutes / 6) / 10} of {target} hours
            </Text>
          }
        >
          <h2 id="goal">Weekly goal</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <WeekChart days={days} doneMinutes={doneMinutes} goalHours={target} />
            <form onSubmit={submit} noValidate>
              <Field label="Hours a week" error={error}>
                <Combo>
                  <TextInput
                    inputMode="numeric"
                    value={hours}
                    maxLength={3}
                    onChange={(event) => {
                      setTyped(event.currentTarget.value)
                      setError('')
                    }}
                  />
                  <Button type="submit" variant="secondary" busy={save.isPending}>
                    Set goal
                  </Button>
                </Combo>
              </Field>
            </form>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
