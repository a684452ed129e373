import { MessageSquareQuote } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { MODERATION_LIMITS, type DecideObjection, type ObjectionRow } from '@tryka/domain'
import { Button, Card, ChoiceGroup, EmptyState, Field, LoadingRows, Stack, Text, TextArea } from '@tryka/ui'
import { formatTime } from '../../base/format'
import { MadeDecisions } from '../../base/made-decisions'
import { useObjections, useObjectionWork } from './cases.queries'

/** What people say against decisions, those that wait first. */
export function ObjectionList() {
  const objections = useObjections()
  return (
    <QueryView
      query={objections}
      loading={<LoadingRows label="Loading objections" />}
      boxed
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card>
          <EmptyState
            as="h2"
            icon={MessageSquareQuote}
            title="Nobody objected"
            text="Whoever a decision is about may object once, within six months."
          />
        </Card>
      }
      errorText="The objections could not be loaded. Check your connection, then try again."
    >
      {({ items }) => (
        <List aria-label="Objections">
          {items.map((row) => (
            <li key={row.id}>
              <Objection row={row} />
            </li>
          ))}
        </List>
      )}
    </QueryView>
  )
}

const STATES = { open: 'Waits for a decision', upheld: 'Upheld', rejected: 'Rejected' }

const Objection = ({ row }: { row: ObjectionRow }) => (
  <Card pad>
    <Stack gap={4}>
      <h2>
        {row.decision.name}: {STATES[row.state].toLowerCase()}
      </h2>
      <blockquote>{row.text || 'The words went with the account that wrote them.'}</blockquote>
      <Text size="sm" tone={3}>
        {formatTime(row.at)}
      </Text>
      <MadeDecisions decisions={[row.decision]} />
      {row.answer && <Text>Answer: {row.answer}</Text>}
      {row.mayDecide && <AnswerForm row={row} />}
      {row.state === 'open' && !row.mayDecide && (
        <Text size="sm">You made this decision: another administrator decides about the objection.</Text>
      )}
    </Stack>
  </Card>
)

type Outcome = DecideObjection['outcome']
const OUTCOMES: { value: Outcome; label: string; description: string }[] = [
  { value: 'upheld', label: 'Uphold', description: 'The decision is lifted, its case opens again' },
  { value: 'rejected', label: 'Reject', description: 'The decision stays' },
]

function AnswerForm({ row }: { row: ObjectionRow }) {
  const [outcome, setOutcome] = useState<Outcome>('upheld')
  const [answer, setAnswer] = useState('')
  const [tried, setTried] = useState(false)
  const decide = useObjectionWork(row.id)
  const words = answer.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (words && !decide.isPending) decide.mutate({ outcome, answer: words })
  }
  return (
    <Stack asChild gap={4}>
      <form noValidate onSubmit={submit} aria-label={`Objection about ${row.decision.name}`}>
        <ChoiceGroup legend="Outcome" options={OUTCOMES} value={outcome} onValueChange={setOutcome} />
        <Field
          label="Answer"
          hint="The person reads it, word for word."
          error={tried && !words ? 'Write what the person is told.' : ''}
        >
          <TextArea
            rows={3}
            maxLength={MODERATION_LIMITS.answer}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={decide.isPending}>
            {outcome === 'upheld' ? 'Uphold and lift the decision' : 'Reject and tell'}
          </Button>
        </div>
      </form>
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-5);
  h2 {
    font-size: var(--fs-5);
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 0;
    padding-left: var(--sp-4);
    border-left: 3px solid var(--line-strong);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
