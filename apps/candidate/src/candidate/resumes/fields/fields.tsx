import { useState, type ReactNode } from 'react'
import type { ResumeDraft } from '@tryka/domain'
import { Field, TextArea, TextInput } from '@tryka/ui'
import { fieldId, useEditor } from '../editor/editor-context'
import { isProse, SuggestBox, SuggestButton } from '../writing/suggest-button'
import { RichBox } from './rich/rich-box'
import { isMonth, MonthField as PlainMonthField } from '../../../base/forms/month-field'

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
  const plain = (
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
  const what = typeof label === 'string' ? label.toLowerCase() : 'text'
  const field = rows ? <RichBox what={what}>{plain}</RichBox> : plain
  if (!isProse(path)) return field
  return (
    <SuggestBox>
      {field}
      <SuggestButton
        path={path}
        what={`for ${typeof label === 'string' ? label.toLowerCase() : 'this field'}`}
      />
    </SuggestBox>
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

/** A month of the resume: what is typed counts once it is one. */
export function MonthField({ path, value, write, ...rest }: MonthFieldProps) {
  const { change } = useEditor()
  const [typed, setTyped] = useState<string>()
  return (
    <PlainMonthField
      id={fieldId(path)}
      {...rest}
      value={typed ?? value}
      onValueChange={(text) => {
        setTyped(isMonth(text) ? undefined : text)
        if (isMonth(text)) change(write(text), { key: path })
      }}
    />
  )
}
