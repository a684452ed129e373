import { styled } from 'styled-components'
import { WORDED_BY, type CoachLine, type Intent } from '@tryka/domain'
import { Button, ButtonLink, Row, Text } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { formatTime } from '../../base/format/format'
import { Calm } from './calm'

interface LineProps {
  line: CoachLine
  onSay: (text: string) => void
  /** Leaves the coach. */
  onStop: () => void
}

/** What was said, or an answer: its sentence, what is so, and what to do about it. */
export function Line({ line: { role, text, intent, facts, actions }, onSay, onStop }: LineProps) {
  if (role === 'person') return text === '' ? null : <Said>{text}</Said>
  const [first, ...more] = facts.filter(({ id }) => id !== WORDED_BY)
  const by = facts.find(({ id }) => id === WORDED_BY)
  return (
    <Answer>
      <p>{text}</p>
      {intent === 'distress' && <Calm />}
      {first && (
        <>
          <ul>
            {[first, ...more].map(({ id, text: fact }) => (
              <li key={id}>{fact}</li>
            ))}
          </ul>
          <Text size="xs" tone={3}>
            {intent ? (FROM[intent] ?? OWN) : OWN}, {formatTime(first.asOf)}. {by?.text}
          </Text>
        </>
      )}
      <Row gap={2} wrap>
        {actions.map((action) =>
          'href' in action ? (
            <ButtonLink key={action.label} asChild variant="secondary" size="sm">
              <Link to={action.href}>{action.label}</Link>
            </ButtonLink>
          ) : (
            <Button key={action.label} variant="secondary" size="sm" onClick={() => onSay(action.say)}>
              {action.label}
            </Button>
          ),
        )}
        {intent === 'distress' && (
          <Button variant="secondary" size="sm" onClick={onStop}>
            Stop for today
          </Button>
        )}
      </Row>
    </Answer>
  )
}

/** Where the facts of an answer stand, where they are none of the person's own. */
const OWN = 'From your own records'
const FROM: Partial<Record<Intent, string>> = {
  beside: 'Counted over open jobs',
  pay: 'Counted over postings',
  topic: 'From the module, with its sources',
  criterion: 'From the rules of practice',
}

/** What somebody said. */
export const Said = styled.p`
  justify-self: end;
  max-width: 85%;
  padding: var(--sp-2) var(--sp-4);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  overflow-wrap: anywhere;
`
const Answer = styled.div`
  display: grid;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  line-height: 1.5;
  overflow-wrap: anywhere;

  ul {
    display: grid;
    gap: var(--sp-2);
    padding-left: var(--sp-4);
    border-left: 3px solid var(--vriddhi);
    color: var(--text-2);
  }
`
