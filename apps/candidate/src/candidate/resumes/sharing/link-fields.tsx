import type { ReactNode } from 'react'
import { SHARE_LIMITS } from '@tryka/domain'
import { Field, NativeSelect, Switch, TextInput } from '@tryka/ui'
import type { LinkForm } from './links'

export interface LinkFieldsProps {
  link: LinkForm
  ends: { value: string; label: string }[]
  faults: Partial<Record<keyof LinkForm, string>>
  onSet: (part: Partial<LinkForm>) => void
  /** The part about the password. */
  children: ReactNode
}

/** What a link is made with and changed in. */
export const LinkFields = ({ link, ends, faults, onSet, children }: LinkFieldsProps) => (
  <>
    <Field label="For whom" optional hint="Only you see this.">
      <TextInput
        value={link.label}
        maxLength={SHARE_LIMITS.label}
        onChange={({ currentTarget: { value } }) => onSet({ label: value })}
      />
    </Field>
    <Field label="Ends">
      <NativeSelect options={ends} value={link.ends} onValueChange={(value) => onSet({ ends: value })} />
    </Field>
    {link.ends === 'date' && (
      <Field label="Last day" {...(faults.date ? { error: faults.date } : {})}>
        <TextInput
          type="date"
          value={link.date}
          onChange={({ currentTarget: { value } }) => onSet({ date: value })}
        />
      </Field>
    )}
    {children}
    <Switch
      label="Leave out phone and e-mail, also those of references"
      checked={link.hideContact}
      onCheckedChange={(hideContact) => onSet({ hideContact })}
    />
  </>
)

export interface PasswordFieldProps {
  label: string
  optional?: boolean
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** Shown as it is typed: it is told to others, and never shown again. */
export const PasswordField = ({ label, optional = false, value, error, onChange }: PasswordFieldProps) => (
  <Field
    label={label}
    {...(optional ? { optional } : {})}
    hint="Tell it to readers on another way than the link. It is not shown again."
    {...(error ? { error } : {})}
  >
    <TextInput
      value={value}
      maxLength={SHARE_LIMITS.passwordMax}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
)
