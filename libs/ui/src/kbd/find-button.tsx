import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { Keys } from './kbd'

/** As readers know the keys: all of a stroke at once, one stroke after the other. */
const spoken = (strokes: readonly (readonly string[])[]): string =>
  strokes.map((caps) => caps.join('+').replace('Ctrl', 'Control').replace('⌘', 'Meta')).join(' ')

/** Looks like a quiet search field and opens one over the page; the keys that do the same stand in it. */
export function FindButton({
  strokes,
  children,
  ...rest
}: ComponentProps<'button'> & { strokes: readonly (readonly string[])[] }) {
  return (
    <Face type="button" aria-haspopup="dialog" aria-keyshortcuts={spoken(strokes)} {...rest}>
      <Icon icon={Search} size="sm" />
      <span>{children}</span>
      <Keys strokes={strokes} hidden />
    </Face>
  )
}

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  width: min(17rem, 24vw);
  min-height: 2.25rem;
  padding: 0 0.375rem 0 0.625rem;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface-2);
  color: var(--text-3);
  font-size: var(--fs-3);
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: var(--control);
    color: var(--text-2);
  }
  > :nth-child(2) {
    flex: 1;
    overflow: hidden;
    white-space: nowrap;
  }
`
