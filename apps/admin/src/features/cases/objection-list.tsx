import { MessageSquareQuote } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { MODERATION_LIMITS, type DecideObjection, type ObjectionRow } from '@tryka/domain'
import { Card, EmptyState, LoadingRows, Stack, Text } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatTime } from '../../base/format'
import { KeysetPaging } from '../../base/keyset-list'
import { MadeDecisions } from '../../base/made-decisions'
import { OutcomeForm, type Outcome } from '../../base/outcome-form'
import { useObjections, useObjectionWork } from './cases.queries'
import type { Choice } from './use-choice'

/** What people say against decisions, those that wait first. */
export function ObjectionList({ choice: { after, setMarks } }: { choice: Choice }) {
  const objections = useObjections(after.at(-1))
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
      {({ items, next }) => (
        <Stack gap={4}>
          <List aria-label="Objections" aria-busy={objections.isPlaceholderData}>
            {items.map((row) => (
              <li key={row.id}>
                <Objection row={row} />
              </li>
            ))}
          </List>
          <KeysetPaging marks={after} next={next} onMarks={setMarks} />
        </Stack>
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
      <blockquote dir="auto">{row.text || 'The words went with the account that wrote them.'}</blockquote>
      <Text size="sm" tone={3}>
        {formatTime(row.at)}
      </Text>
      <MadeDecisions decisions={[row.decision]} />
      {row.answer && <Text>Answer: {row.answer}</Text>}
      {row.mayDecide && (
        <Deciders told>
          <AnswerForm row={row} />
        </Deciders>
      )}
      {row.state === 'open' && !row.mayDecide && (
        <Text size="sm">You made this decision: another administrator decides about the objection.</Text>
      )}
    </Stack>
  </Card>
)

const OUTCOMES: readonly Outcome<DecideObjection['outcome']>[] = [
  {
    value: 'upheld',
    label: 'Uphold',
    description: 'The decision is lifted, its case opens again',
    act: 'Uphold and lift the decision',
  },
  { value: 'rejected', label: 'Reject', description: 'The decision stays', act: 'Reject and tell' },
]
const WORDS = { label: 'Answer', hint: 'The person reads it, word for word.', most: MODERATION_LIMITS.answer }

function AnswerForm({ row }: { row: ObjectionRow }) {
  const decide = useObjectionWork(row.id)
  return (
    <OutcomeForm
      label={`Objection about ${row.decision.name}`}
      outcomes={OUTCOMES}
      words={WORDS}
      isBusy={decide.isPending}
      onDecide={(outcome, answer) => decide.mutate({ outcome, answer })}
    />
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
