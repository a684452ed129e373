import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'

/** A native box with its words. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
}

/** One yes or no that is sent with the form. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <BoxLabel className={className}>
      <CheckBox type="checkbox" {...rest} />
      {label}
    </BoxLabel>
  )
}

/** One of several; radios with the same name belong together. */
export function Radio({ label, className, ...rest }: CheckboxProps) {
  return (
    <BoxLabel className={className}>
      <RadioBox type="radio" {...rest} />
      {label}
    </BoxLabel>
  )
}

const BoxLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.625rem;
  min-height: 1.5rem;
  font-size: var(--fs-4);
  line-height: 1.4;
  cursor: pointer;

  &:has(input:disabled) {
    color: var(--text-3);
    cursor: not-allowed;
  }
`
const box = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.0625rem 0 0;
  border: 1.5px solid var(--control);
  background: var(--surface);
  cursor: inherit;

  &:disabled {
    background: var(--surface-3);
    border-color: var(--line-strong);
  }
`
const CheckBox = styled.input`
  ${box}
  border-radius: var(--r-1);

  &:checked:not(:disabled) {
    background: var(--action);
    border-color: var(--action);
  }
  &:checked::after {
    content: '';
    width: 0.6875rem;
    height: 0.375rem;
    border: solid var(--text-on-action);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &:checked:disabled::after {
    border-color: var(--text-3);
  }
  @media (forced-colors: active) {
    appearance: auto;

    &:checked::after {
      content: none;
    }
  }
`
const RadioBox = styled.input`
  ${box}
  border-radius: 50%;

  &:focus-visible {
    border-radius: 50%;
  }
  &:checked {
    border-width: 6px;
  }
  &:checked:not(:disabled) {
    border-color: var(--action);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
