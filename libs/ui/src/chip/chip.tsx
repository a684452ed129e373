import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icon/icon'

/** A skill or another short name. */
export interface ChipProps {
  children: ReactNode
  size?: 'sm' | 'md'
  /** Proven: a tick and the Satya edge. */
  verified?: boolean
  onRemove?: () => void
  /** Names the remove button, such as "Remove Rust". */
  removeLabel?: string
  className?: string
}

/** Names a thing; with `onRemove` it can go. */
export function Chip({
  children,
  size = 'md',
  verified = false,
  onRemove,
  removeLabel,
  className,
}: ChipProps) {
  return (
    <ChipBox $size={size} $verified={verified} className={className}>
      {verified && <Icon icon={Check} size="xs" />}
      {children}
      {onRemove && (
        <Remove type="button" aria-label={removeLabel ?? 'Remove'} onClick={onRemove}>
          <Icon icon={X} size="xs" />
        </Remove>
      )}
    </ChipBox>
  )
}

const small = css`
  min-height: 1.375rem;
  padding-inline: 0.4375rem;
  font-size: var(--fs-1);
`
const proven = css`
  box-shadow: inset 0 0 0 1px var(--satya);
  color: var(--text);

  > svg {
    color: var(--satya-text);
    stroke-width: 2.4;
  }
`
const ChipBox = styled.span<{ $size: 'sm' | 'md'; $verified: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.625rem;
  flex: none;
  max-width: 100%;
  padding: 0 0.5625rem;
  border-radius: var(--r-2);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font-size: var(--fs-2);
  color: var(--text-2);
  overflow-wrap: anywhere;
  ${({ $size }) => $size === 'sm' && small}
  ${({ $verified }) => $verified && proven}
`
const Remove = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: -0.125rem -0.4375rem -0.125rem -0.125rem;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--text-3);
  cursor: pointer;

  &:hover {
    color: var(--text);
    background: var(--action-quiet-hover);
  }
`
