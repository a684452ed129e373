import { css } from 'styled-components'
import type { ControlSize } from './field-context'

const sizes = {
  sm: css`
    min-height: var(--h-sm);
    padding: 0.25rem 0.625rem;
    font-size: var(--fs-3);
  `,
  md: css``,
  lg: css`
    min-height: var(--h-lg);
    padding-inline: 0.875rem;
    font-size: var(--fs-5);
  `,
}

/** The shared look of inputs, text areas and selects in every state. */
export const controlStyles = css<{ $size?: ControlSize }>`
  width: 100%;
  min-height: var(--h-md);
  padding: 0.5rem 0.75rem;
  border: var(--bw) solid var(--control);
  border-radius: var(--r-2);
  background-color: var(--surface);
  color: var(--text);
  font-size: var(--fs-4);
  line-height: 1.35;
  transition:
    border-color var(--dur-2) var(--ease-out),
    box-shadow var(--dur-2) var(--ease-out);
  ${({ $size = 'md' }) => sizes[$size]}

  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &:hover {
    border-color: var(--control-hover);
  }
  &:focus {
    outline: var(--bw-2) solid var(--focus);
    outline-offset: 1px;
    border-color: var(--focus);
    border-radius: var(--r-2);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:disabled,
  &[data-disabled],
  &:read-only:is(input, textarea) {
    background-color: var(--surface-3);
    border-color: var(--line-strong);
    color: var(--text-2);
  }
  &:disabled,
  &[data-disabled] {
    cursor: not-allowed;
  }

  /* iOS zooms into smaller text when a control takes the focus. */
  @media (pointer: coarse) {
    font-size: max(1rem, var(--fs-4));
  }
`
