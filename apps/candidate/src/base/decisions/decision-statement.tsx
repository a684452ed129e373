import { z } from 'zod'
import { MODERATION_LIMITS, objectTo, type Decision } from '@tryka/domain'
import { Button, Field, Stack, StatusDot, Text, TextArea } from '@tryka/ui'
import { useChange } from '../calls/calls'
import { formatMoment } from '../format/format'
import { useForm } from '../forms/use-form'
import { Quotation } from '../quotation'

const { objectionMin, objection: objectionMax } = MODERATION_LIMITS
const schema = z.object({
  text: z.string().trim().min(objectionMin, `Write at least ${objectionMin} characters.`),
})

/** A decision in full: its statement of reasons, what was said against it, and the way to object, once. */
export function DecisionStatement({ decision, onChanged }: { decision: Decision; onChanged?: () => void }) {
  const { id, statement, canObject, objection, liftReason } = decision
  return (
    <Stack gap={4}>
      <DecisionStanding decision={decision} />
      {statement.map((paragraph, at) => (
        <Text key={at}>{paragraph}</Text>
      ))}
      {objection && (
        <Stack gap={3}>
          <Quotation by={`Your objection, ${formatMoment(objection.at)}`}>{objection.text}</Quotation>
          {objection.state === 'open' ? (
            <Text size="sm">A person looks at it. We write to you when it is decided.</Text>
          ) : (
            <Text size="sm">
              {objection.state === 'upheld'
                ? 'Your objection succeeded: the decision is lifted.'
                : 'Your objection was rejected: the decision stays.'}
            </Text>
          )}
          {objection.answer && <Quotation by="Whoever decided">{objection.answer}</Quotation>}
        </Stack>
      )}
      {liftReason && <Quotation by="Whoever lifted it">{liftReason}</Quotation>}
      {canObject && <ObjectionForm id={id} onChanged={onChanged} />}
    </Stack>
  )
}

/** Where a decision stands, in a word and a time. */
export function DecisionStanding({ decision: { state, until, liftedAt } }: { decision: Decision }) {
  if (state === 'lifted')
    return <StatusDot tone="open">Lifted {liftedAt && formatMoment(liftedAt)}</StatusDot>
  if (state === 'ended') return <StatusDot tone="open">Ended {until && formatMoment(until)}</StatusDot>
  return <StatusDot tone="danger">In force{until ? ` until ${formatMoment(until)}` : ''}</StatusDot>
}

function ObjectionForm({ id, onChanged }: { id: string; onChanged: (() => void) | undefined }) {
  const form = useForm({ schema, start: { text: '' }, draft: `objection:${id}` })
  const object = useChange(
    (api, text: string) => api.call(objectTo, { params: { id }, body: { text } }),
    {
      done: () => 'Objection sent',
      text: () => 'A person looks at it. We write to you when it is decided.',
      failed: 'The objection could not be sent. Try again.',
    },
    () => {
      form.forget()
      onChanged?.()
    },
  )
  const submit = form.submit(({ text }) => object.mutate(text))
  return (
    <Stack gap={3} asChild>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!object.isPending) submit()
        }}
      >
        <Field
          label="Your objection"
          hint="You can object once. Say what is not so, or what was not seen."
          {...form.field('text')}
        >
          <TextArea maxLength={objectionMax} {...form.text('text')} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={object.isPending} busyLabel="Sending…">
            Object to this decision
          </Button>
        </div>
      </form>
    </Stack>
  )
}
