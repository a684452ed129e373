import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  getSelfIdentification,
  saveSelfIdentification,
  SELF_IDENTIFICATION,
  type OwnSelfIdentification,
} from '@tryka/domain'
import { Button, Checkbox, Field, FieldError, NativeSelect, Row, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { SettingsCard } from '../settings-card'

type Question = keyof typeof SELF_IDENTIFICATION
type Answers = Pick<OwnSelfIdentification, Question>

const LABELS: Record<Question, string> = { gender: 'Gender', ageBand: 'Age', ethnicity: 'Background' }
const QUESTIONS = Object.keys(LABELS) as Question[]
const NONE: Answers = { gender: null, ageBand: null, ethnicity: null }

/** Voluntary answers that only feed sums over groups, read back to nobody but the person who gave them. */
export function SelfIdentificationCard() {
  const own = useQuery(endpointQuery(getSelfIdentification))
  return (
    <SettingsCard title="Voluntary answers">
      <Text size="sm">
        Companies see only sums over groups of five or more, which show whether hiring treats groups alike. No
        recruiter can read your answers, and they never change a match.
      </Text>
      <QueryView
        query={own}
        loadingLabel="Loading your answers"
        errorText="Your answers could not be loaded. Check your connection, then try again."
      >
        {(given) => <Form key={given.consentAt} given={given} />}
      </QueryView>
    </SettingsCard>
  )
}

function Form({ given }: { given: OwnSelfIdentification }) {
  const { consentAt, ...answered } = given
  const [answers, setAnswers] = useState<Answers>(answered)
  const [consent, setConsent] = useState(consentAt !== null)
  const [error, setError] = useState('')
  const errorId = useId()
  const save = useChange(
    (api, body: Answers & { consent: boolean }) => api.call(saveSelfIdentification, { body }),
    {
      done: (_result, body) => (body.consent ? 'Answers kept' : 'Answers taken back'),
      text: (_result, body) => (body.consent ? '' : 'Nothing of them is kept.'),
      failed: 'The answers could not be saved. Try again.',
    },
  )
  const send = () => {
    if (consent) save.mutate({ ...answers, consent })
    else setError('Agree first, or leave the questions as they are.')
  }
  return (
    <>
      {QUESTIONS.map((question) => (
        <Field key={question} label={LABELS[question]} optional>
          <NativeSelect
            options={optionsOf(question, answers[question])}
            value={answers[question] ?? ''}
            onValueChange={(value) => setAnswers((now) => ({ ...now, [question]: value || null }))}
          />
        </Field>
      ))}
      <Checkbox
        label="Keep these answers for sums over groups"
        checked={consent}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => {
          setConsent(event.currentTarget.checked)
          setError('')
        }}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Row gap={3} wrap>
        <Button variant="secondary" busy={save.isPending} busyLabel="Saving…" onClick={send}>
          Save answers
        </Button>
        {consentAt && (
          <Button
            variant="quiet"
            aria-disabled={save.isPending}
            onClick={() => save.mutate({ ...NONE, consent: false })}
          >
            Take answers back
          </Button>
        )}
      </Row>
      {consentAt && (
        <Text size="xs" tone={3}>
          Given on {formatDate(consentAt)}.
        </Text>
      )}
    </>
  )
}

const optionsOf = (question: Question, now: string | null) => {
  const offered: readonly string[] = SELF_IDENTIFICATION[question]
  const all = now === null || offered.includes(now) ? offered : [...offered, now]
  return [{ value: '', label: 'Prefer not to say' }, ...all.map((value) => ({ value, label: value }))]
}
