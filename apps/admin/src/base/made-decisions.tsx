import { styled } from 'styled-components'
import type { DecisionAction, MadeDecision } from '@tryka/domain'
import { StatusDot, Text } from '@tryka/ui'
import { formatTime } from './format'

/** What was decided, in words. */
export const ACTION_WORDS: Record<DecisionAction, string> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  take_down: 'Taken down',
  suspend: 'Suspended',
}

/** Where a decision stands. */
export function DecisionState({ state, until }: Pick<MadeDecision, 'state' | 'until'>) {
  if (state === 'lifted') return <StatusDot tone="open">Lifted</StatusDot>
  if (state === 'ended') return <StatusDot tone="open">Ended</StatusDot>
  return <StatusDot tone="danger">{until ? `Until ${formatTime(until)}` : 'In force'}</StatusDot>
}

/** Earlier decisions, newest first; each opens to its statement. */
export const MadeDecisions = ({ decisions }: { decisions: readonly MadeDecision[] }) => (
  <List>
    {decisions.map((decision) => {
      const { id, action, at, by, name, statement, objection } = decision
      return (
        <li key={id}>
          <b>
            {ACTION_WORDS[action]}: {name}
          </b>
          <Text as="span" size="sm" tone={3}>
            {formatTime(at)}, {by}
            {objection && `, objection ${objection}`}
          </Text>
          {action !== 'dismiss' && <DecisionState {...decision} />}
          {statement.length > 0 && (
            <details>
              <summary>Statement of reasons</summary>
              {statement.map((paragraph, n) => (
                <p key={n}>{paragraph}</p>
              ))}
            </details>
          )}
        </li>
      )
    })}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: var(--sp-4);
  > li {
    display: grid;
    gap: var(--sp-1);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: var(--fw-medium);
  }
  details p {
    margin-top: var(--sp-2);
    white-space: pre-line;
    font-size: var(--fs-3);
    color: var(--text-2);
  }
  summary {
    cursor: pointer;
    font-size: var(--fs-3);
  }
`
