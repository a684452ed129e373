import { useState, type ReactNode } from 'react'
import { MONTH_PATTERN } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'

/** True for a month and for nothing at all. */
export const isMonth = (text: string): boolean => MONTH_PATTERN.test(text)

export const WRITE_MONTH = 'Write the month as YYYY-MM, such as 2024-05.'

export interface MonthFieldProps {
  id?: string
  label: ReactNode
  /** The text of the control, also while it is no month yet. */
  value: string
  onValueChange: (text: string) => void
  error?: string
  disabled?: boolean
  optional?: boolean
  required?: boolean
}

/** A month. Browsers without a month picker show a text field, so that anything may stand in it. */
export function MonthField({
  id,
  label,
  value,
  onValueChange,
  error,
  disabled,
  optional,
  required,
}: MonthFieldProps) {
  const [half, setHalf] = useState(false)
  const fault = isMonth(value)
    ? half
      ? 'Not kept yet: choose both the month and the year.'
      : error
    : WRITE_MONTH
  return (
    <Field id={id} label={label} optional={optional} error={fault}>
      <TextInput
        type="month"
        value={value}
        min="1900-01"
        max="9999-12"
        placeholder="YYYY-MM"
        disabled={disabled}
        aria-required={required}
        // A month picker keeps half a date to itself and says nothing of it.
        onBlur={({ currentTarget }) => setHalf(currentTarget.validity.badInput)}
        onChange={(event) => {
          setHalf(false)
          onValueChange(event.currentTarget.value)
        }}
      />
    </Field>
  )
}
