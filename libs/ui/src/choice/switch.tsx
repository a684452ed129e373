import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import * as media from '../theme/media'

/** A setting that applies at once. */
export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'checked' | 'onChange' | 'children'
> {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Label left, switch right; Space turns it. */
export function Switch({ label, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <Line className={className}>
      <Track
        type="checkbox"
        role="switch"
        {...rest}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </Line>
  )
}

const Line = styled.label`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-4);
  min-height: 1.5rem;
  font-size: var(--fs-4);
  cursor: pointer;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:has(input:disabled) {
    color: var(--text-3);
    cursor: not-allowed;
  }
`
const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.5rem;
  height: 1.5rem;
  margin: 0;
  border-radius: var(--r-full);
  background: var(--control);
  cursor: inherit;
  transition: background-color var(--dur-2) var(--ease-out);

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--knob);
    transition: transform var(--dur-2) var(--ease-out);
  }
  &:checked {
    background: var(--switch-on);
  }
  &:checked::after {
    transform: translateX(1rem);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &:disabled {
    background: var(--line-strong);
  }
  ${media.forced} {
    appearance: auto;

    &::after {
      content: none;
    }
  }
`
