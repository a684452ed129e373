import { useState } from 'react'
import {
  BRAND,
  CREDIT_AMOUNTS,
  giveBackReview,
  KIND_CAPS,
  PEER_RULES,
  PRACTICE_TYPE_NAMES,
  submitReview,
  SubmitReview,
  type KnownComparison,
  type PeerLevels,
  type TakenReview,
} from '@tryka/domain'
import { Button, Field, Heading, Said, Stack, Text, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatMoment } from '../../../base/format/format'
import { ReportButton } from '../../../base/report/report-button'
import { Block } from './block'
import { KnownDialog } from './known-dialog'
import { LevelsField } from './levels-field'
import { Fault } from './parts'
import { useChecked } from './use-checked'

/** Looks at an answer that was taken: levels, two quotes, one thing. */
export function ReviewDialog({ taken, onClose }: { taken: TakenReview; onClose: () => void }) {
  const { id, answerId, type, question, text, until } = taken
  const [levels, setLevels] = useState<PeerLevels>([])
  const [quotes, setQuotes] = useState(() => Array<string>(PEER_RULES.quotes).fill(''))
  const [thing, setThing] = useState('')
  const [strange, setStrange] = useState<number>()
  const [known, setKnown] = useState<KnownComparison>()
  const { of, check } = useChecked(SubmitReview)
  const submit = useChange(
    (api, body: SubmitReview) => api.call(submitReview, { params: { id }, body }),
    {
      done: (result) => (result.known ? '' : 'Your review is sent'),
      failed: 'Your review could not be sent. Try again.',
    },
    (result) => (result.known ? setKnown(result.known) : onClose()),
  )
  const giveBack = useChange(
    (api, params: { id: string }) => api.call(giveBackReview, { params }),
    { done: () => 'The answer is given back', failed: 'It could not be given back. Try again.' },
    onClose,
  )
  const send = () => {
    const body = check({ levels, quotes, thing })
    const other = quotes.findIndex((quote) => quote.trim() !== '' && !text.includes(quote.trim()))
    setStrange(other < 0 ? undefined : other)
    if (body && other < 0) submit.mutate(body)
  }
  if (known) return <KnownDialog known={known} own={levels} onClose={onClose} />
  return (
    <FormDialog
      title={`Review: ${PRACTICE_TYPE_NAMES[type].toLowerCase()}`}
      description={`Until ${formatMoment(until)}. You do not learn whose answer it is.`}
      submitLabel="Send the review"
      busyLabel="Sending…"
      busy={submit.isPending}
      dirty={levels.length > 0 || thing !== '' || quotes.some(Boolean)}
      onClose={onClose}
      onSubmit={send}
      actions={
        <Button variant="quiet" busy={giveBack.isPending} onClick={() => giveBack.mutate({ id })}>
          Give it back
        </Button>
      }
    >
      <Stack gap={3}>
        <Heading as="h3" look="h4">
          {question}
        </Heading>
        <Said>{text}</Said>
      </Stack>
      <div>
        <LevelsField type={type} value={levels} onChange={setLevels} />
        <Fault {...of('levels')} />
      </div>
      {quotes.map((quote, index) => (
        <Field
          key={index}
          label={`Quote ${index + 1}`}
          hint="Copied from the answer, word for word."
          {...(strange === index
            ? { error: 'Quote the answer word for word.' }
            : of(`quotes.${index}`, 'quotes'))}
        >
          <TextArea
            rows={2}
            maxLength={PEER_RULES.quote}
            value={quote}
            onChange={(event) => {
              const typed = event.currentTarget.value
              setQuotes(quotes.map((one, at) => (at === index ? typed : one)))
            }}
          />
        </Field>
      ))}
      <Field label="One thing to do next" hint="About the answer, never about the person." {...of('thing')}>
        <TextArea
          rows={3}
          maxLength={PEER_RULES.thing}
          value={thing}
          onChange={(event) => setThing(event.currentTarget.value)}
        />
      </Field>
      <Text size="sm" tone={3}>
        A review that its reader finds useful gives {CREDIT_AMOUNTS.review} {BRAND.credits}, at most{' '}
        {KIND_CAPS.review.most} times a {KIND_CAPS.review.period}. About one in {PEER_RULES.knownEvery} is of
        a known answer, which gives none.
      </Text>
      <Stack gap={2}>
        <div>
          <ReportButton subject="help" id={answerId} what="this answer">
            Report this answer
          </ReportButton>
        </div>
        <div>
          <Block reviewId={id} onDone={onClose} />
        </div>
      </Stack>
    </FormDialog>
  )
}
