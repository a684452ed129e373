import { Field, TextInput } from '@tryka/ui'

export interface TypedProps {
  kind: 'numeric' | 'short'
  /** What an answer looks like, or its unit. */
  hint: string | undefined
  error: string | undefined
  value: string
  onChange: (value: string) => void
  onPaste: (length: number) => void
}

const MOST = { numeric: 24, short: 80 } as const

/** A number or a few words. Nothing is corrected or offered while somebody types. */
export const Typed = ({ kind, hint, error, value, onChange, onPaste }: TypedProps) => (
  <Field label="Your answer" hint={hint} error={error} size="lg">
    <TextInput
      value={value}
      maxLength={MOST[kind]}
      inputMode={kind === 'numeric' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={(event) => onPaste(event.clipboardData.getData('text').length)}
    />
  </Field>
)
