import type { FormEvent } from 'react'
import { z } from 'zod'
import { REVIEW_LIMITS, setReview, type Review } from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  CardHead,
  Combo,
  Field,
  ProgressBar,
  Stack,
  Text,
  TextInput,
} from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { counted } from '../../../base/format/format'
import { wholeFrom } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

const { least, most } = REVIEW_LIMITS
const schema = z.object({ perDay: wholeFrom(least, most, `Use ${least} to ${most} cards.`) })

/** How far today's review is, and how many cards a day there are. */
export function TodayCard({ review: { done, left, again, due, perDay, cards } }: { review: Review }) {
  const today = done + left
  const form = useForm({ schema, start: { perDay: String(perDay) }, follow: true })
  const save = useChange((api, body: { perDay: number }) => api.call(setReview, { body }), {
    done: (_review, body) => `${counted(body.perDay, 'card')} a day`,
    failed: 'The number could not be kept. Try again.',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((body) => save.mutate(body, { onSuccess: form.reset }))()
  }
  return (
    <Card asChild>
      <section aria-labelledby="review-today">
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {today < due ? `${today} of ${due} today` : `${today} today`}
            </Text>
          }
        >
          <h2 id="review-today">Today</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <ProgressBar
              value={today > 0 ? (100 * done) / today : 0}
              label={`${done} of ${today} cards done`}
              strand="vriddhi"
            />
            <Text size="sm" tone={2}>
              {left + again === 0
                ? `${counted(cards, 'card')} in all.`
                : `${counted(left, 'card')} left${again > 0 ? `, ${again} asked again` : ''}. About ${counted(left + again, 'minute')}.`}
            </Text>
            <form onSubmit={submit} noValidate>
              <Field label="Cards a day" {...form.field('perDay')}>
                <Combo>
                  <TextInput inputMode="numeric" maxLength={2} {...form.text('perDay')} />
                  <Button type="submit" variant="secondary" busy={save.isPending}>
                    Set
                  </Button>
                </Combo>
              </Field>
            </form>
            <Text size="xs" tone={3}>
              The day begins at 4 in the morning. What is left over waits: it is no debt.
            </Text>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
