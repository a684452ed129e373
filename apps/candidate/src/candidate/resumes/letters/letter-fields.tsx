import { useState } from 'react'
import { LETTER_LIMITS, RESUME_DEFAULTS, type LetterDraft, type ResumeCard } from '@tryka/domain'
import { Field, NativeSelect, Pair, Stack, TextArea, TextInput } from '@tryka/ui'

const GAP = '\n\n'

/** An empty line ends a paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter(Boolean)

/** What is wrong with the text; nothing when all is well. */
export function faultOf(text: string): string | undefined {
  const parts = paragraphsOf(text)
  if (parts.length > LETTER_LIMITS.paragraphs)
    return `Use at most ${LETTER_LIMITS.paragraphs} paragraphs. The rest is not saved.`
  if (parts.some((part) => part.length > LETTER_LIMITS.paragraph))
    return `Use at most ${LETTER_LIMITS.paragraph} characters for a paragraph. The rest is not saved.`
  return undefined
}

const within = (text: string): string[] =>
  paragraphsOf(text)
    .slice(0, LETTER_LIMITS.paragraphs)
    .map((part) => part.slice(0, LETTER_LIMITS.paragraph))

export interface LetterFieldsProps {
  draft: LetterDraft
  resumes: readonly ResumeCard[]
  onChange: (part: Partial<LetterDraft>) => void
}

/** The fields of a letter. */
export function LetterFields({ draft, resumes, onChange }: LetterFieldsProps) {
  // As it is typed: two line ends at the end of it are the beginning of the next paragraph.
  const [text, setText] = useState(() => draft.paragraphs.join(GAP))
  const shown =
    paragraphsOf(text).join(GAP) === draft.paragraphs.join(GAP) || faultOf(text) ? text : undefined
  const value = shown ?? draft.paragraphs.join(GAP)
  const fault = faultOf(value)
  const line = (name: 'title' | 'subject' | 'salutation' | 'closing') => ({
    value: draft[name],
    maxLength: LETTER_LIMITS.line,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const isKnown = resumes.some(({ id }) => id === draft.resumeId)
  return (
    <Stack gap={4}>
      <Pair>
        <Field label="Title" hint="For you alone.">
          <TextInput {...line('title')} />
        </Field>
        <Field label="Resume" hint="Lends head, look and language.">
          <NativeSelect
            options={resumes.map(({ id, title }) => ({ value: id, label: title || RESUME_DEFAULTS.title }))}
            value={isKnown ? (draft.resumeId ?? '') : ''}
            placeholder="Choose a resume"
            onValueChange={(resumeId) => onChange({ resumeId })}
          />
        </Field>
      </Pair>
      <Pair>
        <Field label="To" optional hint="Name and address, a line each.">
          <TextArea
            rows={3}
            maxLength={LETTER_LIMITS.recipient}
            value={draft.recipient}
            onChange={({ currentTarget }) => onChange({ recipient: currentTarget.value })}
          />
        </Field>
        <Field label="Day" optional hint="As the letter says it.">
          <TextInput
            type="date"
            min="1900-01-01"
            max="9999-12-31"
            value={draft.date}
            onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
          />
        </Field>
      </Pair>
      <Field label="Subject" optional>
        <TextInput {...line('subject')} />
      </Field>
      <Field label="Salutation" optional>
        <TextInput {...line('salutation')} />
      </Field>
      <Field
        label="Letter"
        hint="An empty line begins a paragraph; a line that begins with “- ” is a point."
        {...(fault ? { error: fault } : {})}
      >
        <TextArea
          rows={16}
          value={value}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            onChange({ paragraphs: within(currentTarget.value) })
          }}
        />
      </Field>
      <Field label="Closing" optional hint="Your name follows it.">
        <TextInput {...line('closing')} />
      </Field>
    </Stack>
  )
}
