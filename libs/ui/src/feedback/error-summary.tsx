import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { JumpLink } from '../field/jump-link'

/** What is wrong and the id of the control that mends it. */
export interface SummaryError {
  fieldId: string
  message: string
}

/** Shown at submit when two or more fields are wrong. Give `attempt` a new number at each submit to bring the focus back. */
export interface ErrorSummaryProps {
  title: string
  errors: readonly SummaryError[]
  attempt?: number
  className?: string
}

let shown = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function tell(change: 1 | -1): void {
  shown += change
  listeners.forEach((listener) => listener())
}

/** Whether a summary is in the page: what else has to be said then waits for its turn. */
export const useSummaryShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  )

/** Takes the focus and links to each field. */
export function ErrorSummary({ title, errors, attempt = 0, className }: ErrorSummaryProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  // Before anything is painted: a toast of the same moment must know of it before a reader speaks.
  useLayoutEffect(() => {
    tell(1)
    return () => tell(-1)
  }, [])
  useEffect(() => panel.current?.focus(), [attempt])
  return (
    <Panel ref={panel} role="alert" tabIndex={-1} aria-labelledby={titleId} className={className}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <JumpLink to={fieldId}>{message}</JumpLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Panel = styled.div`
  padding: var(--sp-5);
  border: var(--bw-2) solid var(--danger);
  border-radius: var(--r-3);
  background: var(--surface);

  h2 {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-6);
  }
  li + li {
    margin-top: 0.25rem;
  }
  a {
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    color: var(--danger-text);
  }
  &:focus-visible {
    border-radius: var(--r-3);
  }
`
