import type { FormEvent } from 'react'
import { z } from 'zod'
import { HIRING_LIMITS, setWeeklyGoal, type LearningSection } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Combo, Field, Stack, Text, TextInput } from '@tryka/ui'
import { counted } from '../../base/format/format'
import { useChange } from '../../base/calls/calls'
import { wholeFrom } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import { WeekChart } from '../parts/week-chart'

type Goal = LearningSection['weeklyGoal']

const schema = z.object({
  hours: wholeFrom(1, HIRING_LIMITS.goalHours, `Use 1 to ${HIRING_LIMITS.goalHours} hours.`),
})

const hours = (minutes: number): number => Math.round(minutes / 6) / 10

/** Hours of the last seven days against the goal, which can be set. */
export function GoalCard({ goal: { target, doneMinutes, logged, days } }: { goal: Goal }) {
  const form = useForm({ schema, start: { hours: String(target) }, follow: true })
  const save = useChange((api, body: { hours: number }) => api.call(setWeeklyGoal, { body }), {
    done: () => 'Goal set',
    text: (_result, body) => `${counted(body.hours, 'hour')} a week.`,
    failed: 'The goal could not be set. Try again.',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((body) => save.mutate(body, { onSuccess: form.reset }))()
  }
  return (
    <Card asChild>
      <section aria-labelledby="goal">
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {hours(doneMinutes)} of {target} hours
            </Text>
          }
        >
          <h2 id="goal">Weekly goal</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <WeekChart days={days} doneMinutes={doneMinutes} goalHours={target} />
            <Text size="sm">
              {hours(doneMinutes - logged)} h here, {hours(logged)} h logged by you
            </Text>
            <form onSubmit={submit} noValidate>
              <Field label="Hours a week" {...form.field('hours')}>
                <Combo>
                  <TextInput inputMode="numeric" maxLength={3} {...form.text('hours')} />
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
