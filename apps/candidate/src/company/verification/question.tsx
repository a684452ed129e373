import { z } from 'zod'
import { answerQuestion, LIMITS, type Question as Asked } from '@tryka/domain'
import { Button, Field, Stack, Text, TextArea } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { filled } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import { formatDate } from '../../base/format/format'
import { Quotation } from '../../base/quotation'

const schema = z.object({ text: filled('Write your answer.') })

/** What an administrator wants to know before deciding, and the answer. */
export function Question({ text, askedAt, answer, answeredAt, mayAnswer }: Asked & { mayAnswer: boolean }) {
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="question">
        <h3 id="question">A question before the decision</h3>
        <Quotation by={`Whoever decides, ${formatDate(askedAt)}`}>{text}</Quotation>
        {answer !== null && answeredAt !== null && (
          <Quotation by={`Your team, ${formatDate(answeredAt)}`}>{answer}</Quotation>
        )}
        {answer === null && mayAnswer && <Answer />}
        {answer === null && !mayAnswer && <Text size="sm">An Admin of the team answers it.</Text>}
      </section>
    </Stack>
  )
}

function Answer() {
  const form = useForm({ schema, start: { text: '' }, draft: 'company-answer' })
  const send = useChange(
    (api, text: string) => api.call(answerQuestion, { body: { text } }),
    { done: () => 'Answer sent', failed: 'The answer could not be sent. What you wrote is kept: try again.' },
    () => form.forget(),
  )
  return (
    <Stack gap={3} asChild>
      <form
        noValidate
        aria-label="Answer"
        onSubmit={(event) => {
          event.preventDefault()
          form.submit(({ text }) => send.mutate(text))()
        }}
      >
        <Field label="Your answer" {...form.field('text')}>
          <TextArea rows={4} maxLength={LIMITS.message} {...form.text('text')} />
        </Field>
        <div>
          <Button type="submit" busy={send.isPending} busyLabel="Sending…">
            Send answer
          </Button>
        </div>
      </form>
    </Stack>
  )
}
