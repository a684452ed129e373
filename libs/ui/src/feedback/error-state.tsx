import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'

/** What did not work, and the way to try again. */
export interface ErrorStateProps {
  text: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
  className?: string
}

/** Stands where the content would have been. */
export function ErrorState({
  text,
  onRetry,
  retryLabel = 'Retry',
  busy = false,
  className,
}: ErrorStateProps) {
  return (
    <Panel role="alert" className={className}>
      <Icon icon={CircleAlert} size="lg" />
      <p>{text}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} busy={busy}>
          <Icon icon={RotateCw} size="sm" />
          {retryLabel}
        </Button>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-8) var(--sp-5);
  text-align: center;

  > svg {
    color: var(--danger-text);
  }
  p {
    max-width: 44ch;
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`
