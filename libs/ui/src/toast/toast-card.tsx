import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'

/** The look of a message at the page's edge; when and how long it shows is decided elsewhere. */
export interface ToastCardProps {
  tone: 'success' | 'failure' | 'note'
  title: string
  text?: string
  onClose: () => void
  closeLabel?: string
  className?: string
}

/** Success is quiet, failure is filled; a note has no sign. */
export function ToastCard({ tone, title, text, onClose, closeLabel = 'Dismiss', className }: ToastCardProps) {
  const failed = tone === 'failure'
  return (
    <Panel $failed={failed} className={className}>
      {tone !== 'note' && <Icon icon={failed ? CircleAlert : CircleCheck} />}
      <Words>
        <b>{title}</b>
        {text}
      </Words>
      <Button variant="quiet" size="sm" iconOnly label={closeLabel} onClick={onClose}>
        <Icon icon={X} size="sm" />
      </Button>
    </Panel>
  )
}

const Words = styled.p`
  flex: 1;
  min-width: 0;
  font-size: var(--fs-3);
  line-height: 1.45;
  color: var(--_words);
  overflow-wrap: anywhere;

  b {
    display: block;
    font-size: var(--fs-4);
    font-weight: var(--fw-strong);
    color: var(--_title);
  }
`
const Panel = styled.div<{ $failed: boolean }>`
  --_title: var(${({ $failed }) => ($failed ? '--on-danger' : '--text')});
  --_words: var(${({ $failed }) => ($failed ? '--on-danger' : '--text-2')});
  --_ground: var(${({ $failed }) => ($failed ? '--danger-fill' : '--overlay')});
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  width: min(100%, 26.25rem);
  padding: var(--sp-4) var(--sp-3) var(--sp-4) var(--sp-4);
  border: var(--bw) solid var(${({ $failed }) => ($failed ? '--danger-fill' : '--line-strong')});
  border-radius: var(--r-3);
  background: var(--_ground);
  box-shadow: var(--shadow-3);

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
    color: var(${({ $failed }) => ($failed ? '--on-danger' : '--vriddhi-text')});
  }
  > button {
    color: var(--_words);
  }
  > button:focus-visible {
    outline-color: var(${({ $failed }) => ($failed ? '--on-danger' : '--focus')});
  }
  > button:hover {
    background: var(${({ $failed }) => ($failed ? '--hover-on-danger' : '--action-quiet')});
    color: var(--_title);
  }
`
