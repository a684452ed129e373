import type { ResumeDraft } from '@tryka/domain'
import { Field, TextArea, TextInput } from '@tryka/ui'
import { useState, type ReactNode } from 'react'
import { fieldId, useEditor } from './editor-context'

export interface TextFieldProps {
  /** The path of the field in the resume; makes its id and joins typing into one undo step. */
  path: string
  label: ReactNode
  value: string
  write: (value: string) => (draft: ResumeDraft) => ResumeDraft
  maxLength: number
  optional?: boolean
  required?: boolean
  hint?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  rows?: number
}

/** A line or, with `rows`, a paragraph of the resume. Optional is marked, required is only said to assistive technology. */
export function TextField(props: TextFieldProps) {
  const {
    path,
    label,
    value,
    write,
    maxLength,
    optional,
    required,
    hint,
    type = 'text',
    rows,
    ...rest
  } = props
  const { change } = useEditor()
  const shared = {
    ...rest,
    value,
    maxLength,
    'aria-required': required,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(write(event.currentTarget.value), { key: path }),
  }
  return (
    <Field id={fieldId(path)} label={label} optional={optional} hint={hint}>
      {/* A link is often typed without "https://": the type helps the keyboard of a phone, no more. */}
      {rows ? (
        <TextArea rows={rows} {...shared} />
      ) : (
        <TextInput
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          {...shared}
        />
      )}
    </Field>
  )
}

export interface MonthFieldProps {
  path: string
  label: ReactNode
  value: string
  write: (value: string) => (draft: ResumeDraft) => ResumeDraft
  disabled?: boolean
  optional?: boolean
  required?: boolean
}

const MONTH = /^(\d{4}-(0[1-9]|1[0-2]))?$/

/** A month. Browsers without a month picker show a text field: what is typed there counts once it is a month. */
export function MonthField({ path, label, value, write, disabled, optional, required }: MonthFieldProps) {
  const { change } = useEditor()
  const [typed, setTyped] = useState<string>()
  const isMonth = typed === undefined || MONTH.test(typed)
  return (
    <Field
      id={fieldId(path)}
      label={label}
      optional={optional}
      error={isMonth ? undefined : 'Write the month as YYYY-MM, such as 2024-05.'}
    >
      <TextInput
        type="month"
        value={isMonth ? value : typed}
        min="1900-01"
        max="9999-12"
        placeholder="YYYY-MM"
        disabled={disabled}
        aria-required={required}
        onChange={(event) => {
          const month = event.currentTarget.value
          setTyped(MONTH.test(month) ? undefined : month)
          if (MONTH.test(month)) change(write(month), { key: path })
        }}
      />
    </Field>
  )
}
