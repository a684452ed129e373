import { styled } from 'styled-components'
import type { Letter } from '@tryka/domain'
import { Button, Notice, Row } from '@tryka/ui'
import type { SavingState } from './use-letter'

const WORDS = { saved: 'All is saved', waiting: 'Not saved yet', saving: 'Saving…' } as const

export interface SavingLineProps {
  state: SavingState
  onRetry: () => void
  onSettle: (theirs: Letter, take: 'theirs' | 'mine') => void
}

/** Whether what stands here is stored; when not, why, and what can be done. */
export function SavingLine({ state, onRetry, onSettle }: SavingLineProps) {
  if (typeof state === 'string') return <Line role="status">{WORDS[state]}</Line>
  if ('problem' in state)
    return (
      <Problem tone="danger" role="alert" title="Not saved">
        {state.problem} What you typed stays here.{' '}
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Problem>
    )
  const { theirs } = state
  return (
    <Problem tone="danger" role="alert" title="This letter was changed somewhere else">
      Nothing is written over by itself. Which one shall stay?
      <Row gap={2} wrap>
        <Button size="sm" variant="secondary" onClick={() => onSettle(theirs, 'mine')}>
          Keep what stands here
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onSettle(theirs, 'theirs')}>
          Take the other
        </Button>
      </Row>
    </Problem>
  )
}

const Line = styled.p`
  margin-bottom: var(--sp-3);
  font-size: var(--fs-2);
  color: var(--text-3);
`
const Problem = styled(Notice)`
  margin-bottom: var(--sp-4);
`
