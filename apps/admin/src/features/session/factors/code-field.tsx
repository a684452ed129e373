import { Field, TextInput } from '@tryka/ui'

interface CodeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** Six figures of an app, or a recovery code; browsers offer the code that they know. */
export const CodeField = ({ label, hint, error, value, onChange }: CodeFieldProps) => (
  <Field label={label} {...(hint ? { hint } : {})} error={error}>
    <TextInput
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={24}
      required
    />
  </Field>
)
