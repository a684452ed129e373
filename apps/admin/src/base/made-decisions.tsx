import { styled } from 'styled-components'
import type { DecisionAction, MadeDecision } from '@tryka/domain'
import { StatusDot, Text } from '@tryka/ui'
import { formatTime } from './format'
import { LiftDecision } from './lift-decision'

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

interface MadeDecisionsProps {
  decisions: readonly MadeDecision[]
  /** Whoever decides may lift them here; without it they are read alone. */
  onLifted?: () => void
}

/** Earlier decisions, newest first; each opens to its statement. */
export const MadeDecisions = ({ decisions, onLifted }: MadeDecisionsProps) => (
  <List>
    {decisions.map((decision) => {
      const { id, action, at, by, name, statement, objection, liftedAt, liftedBy, liftReason } = decision
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
          {liftedAt && (
            <Text size="sm">
              Lifted {formatTime(liftedAt)}
              {liftedBy && `, ${liftedBy}`}
              {liftReason && `: ${liftReason}`}
            </Text>
          )}
          {statement.length > 0 && (
            <details>
              <summary>Statement of reasons</summary>
              {statement.map((paragraph, n) => (
                <p key={n}>{paragraph}</p>
              ))}
            </details>
          )}
          {onLifted && <LiftDecision decision={decision} onChanged={onLifted} />}
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
