import { useState } from 'react'
import { parseTechnologies, RESUME_LIMITS, sameText, type ResumeDraft } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { fieldId, useEditor } from '../editor/editor-context'

export interface CommaFieldProps {
  path: string
  label: string
  items: readonly string[]
  write: (items: string[]) => (draft: ResumeDraft) => ResumeDraft
}

/** A list in one line. The text stays as typed, trailing comma and all; the list behind it follows. */
export function CommaField({ path, label, items, write }: CommaFieldProps) {
  const { change } = useEditor()
  const [typed, setTyped] = useState(items.join(', '))
  const shown = sameText(parseTechnologies(typed).join(','), items.join(',')) ? typed : items.join(', ')
  return (
    <Field id={fieldId(path)} label={label} hint="Separate with commas.">
      <TextInput
        value={shown}
        maxLength={RESUME_LIMITS.paragraph}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const next = parseTechnologies(value)
            .map((item) => item.slice(0, RESUME_LIMITS.line))
            .slice(0, RESUME_LIMITS.entries)
          change(write(next), { key: path })
        }}
      />
    </Field>
  )
}
