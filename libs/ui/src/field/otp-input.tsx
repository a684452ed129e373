import type { ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { Input, type TextInputProps } from './text-input'
import { useFieldControl } from './field-context'

/** One input for a code of digits; the value is digits only. */
export interface OtpInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'icon' | 'end' | 'type' | 'maxLength'
> {
  value: string
  onValueChange: (digits: string) => void
  length?: number
}

/** Takes a pasted "123 456" whole: anything but digits falls away, and the code stays after an error. */
export function OtpInput({ value, onValueChange, length = 6, size, ...rest }: OtpInputProps) {
  const field = useFieldControl(rest)
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onValueChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))
  return (
    <Code
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...rest}
      {...field.control}
      value={value}
      onChange={change}
      $size={size ?? field.size}
    />
  )
}

const Code = styled(Input)`
  max-width: 13.5rem;
  font-family: var(--font-mono);
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.5em;

  &::placeholder {
    letter-spacing: 0.5em;
  }
`
