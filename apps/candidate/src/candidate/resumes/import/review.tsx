import { useId } from 'react'
import { styled } from 'styled-components'
import { PROFICIENCIES, PROFICIENCY_LABELS, type ResumeDraft } from '@tryka/domain'
import type { ReadResume } from '@tryka/resume-import'
import {
  Badge,
  Field,
  Heading,
  NativeSelect,
  Notice,
  Stack,
  Text,
  TextArea,
  TextButton,
  TextInput,
} from '@tryka/ui'
import { LeftOver } from './left-over-lines'
import { doubtsOf, originOf, reviewGroups, withField, within, type ReviewField } from './review-fields'

const LEVELS = [
  { value: '', label: 'Not told' },
  ...PROFICIENCIES.map((value) => ({ value, label: PROFICIENCY_LABELS[value] })),
]

export interface ReviewProps {
  found: ReadResume
  /** Paths whose text a person has changed: they are no longer in doubt. */
  settled: readonly string[]
  onChange: (draft: ResumeDraft, settled?: string) => void
  onPlace: (line: number, place: string) => void
}

/** Every field that was read, with where it came from, and every line that has none, before anything is saved. */
export function Review({ found, settled, onChange, onPlace }: ReviewProps) {
  const ids = useId()
  const { draft, leftOut, notes, sources } = found
  const groups = reviewGroups(draft)
  const doubts = found.doubts.filter(({ field }) => !settled.some((path) => within(field, path)))
  const doubtful = groups
    .flatMap(({ title, fields }) => fields.map((field) => ({ ...field, title })))
    .filter(({ path }) => doubtsOf(path, doubts).length > 0)
  const paged = Object.values(sources).some(({ page }) => (page ?? 1) > 1)
  return (
    <section aria-label="What was found">
      <Stack gap={6}>
        <div role="status">
          <Text>
            {found.exact
              ? 'This PDF carries its data: every field is as it was exported.'
              : doubtful.length === 0
                ? 'No field is in doubt. Read it through before you use it.'
                : doubtful.length === 1
                  ? '1 field may be misread. Change it or leave it.'
                  : `${doubtful.length} fields may be misread. Change them or leave them.`}
          </Text>
        </div>
        {doubtful.length > 0 && (
          <Jumps aria-label="Fields in doubt">
            {doubtful.map(({ path, label, title }) => (
              <li key={path}>
                <TextButton onClick={() => document.getElementById(`${ids}${path}`)?.focus()}>
                  {title}: {label}
                </TextButton>
              </li>
            ))}
          </Jumps>
        )}
        {groups.map(({ title, fields }) => (
          <Group key={fields[0]?.path} aria-label={title}>
            <Heading as="h3" look="h4">
              {title}
            </Heading>
            {fields.map((field) => (
              <OneField
                key={field.path}
                id={`${ids}${field.path}`}
                field={field}
                origin={originOf(field.path, sources, paged)}
                doubts={doubtsOf(field.path, doubts)}
                onChange={(text) => onChange(withField(draft, field, text), field.path)}
              />
            ))}
          </Group>
        ))}
        {notes.length > 0 && <Notice title="Kept as text">{notes.join('. ')}.</Notice>}
        <LeftOver found={found} paged={paged} onPlace={onPlace} />
        {leftOut.length > 0 && (
          <Notice title="Left out">
            These have no place in a resume here: {leftOut.join(', ')}. Keep the file if you need them.
          </Notice>
        )}
      </Stack>
    </section>
  )
}

interface OneFieldProps {
  id: string
  field: ReviewField
  origin: string
  doubts: string[]
  onChange: (text: string) => void
}

function OneField({ id, field, origin, doubts, onChange }: OneFieldProps) {
  const { kind, value, label, max } = field
  const hint = [...doubts, origin].filter(Boolean).join(' ')
  const text = {
    defaultValue: value,
    onBlur: (event: { currentTarget: { value: string } }) => changed(event),
  }
  // Lists are read when the field is left, so that a comma can be typed.
  const changed = ({ currentTarget }: { currentTarget: { value: string } }) => {
    if (currentTarget.value !== value) onChange(currentTarget.value)
  }
  return (
    <Field
      id={id}
      label={
        <>
          {label}
          {doubts.length > 0 && (
            <>
              {' '}
              <Badge>Check this</Badge>
            </>
          )}
        </>
      }
      hint={hint || undefined}
    >
      {kind === 'level' ? (
        <NativeSelect options={LEVELS} value={value} onValueChange={onChange} />
      ) : kind === 'points' || kind === 'text' ? (
        <TextArea key={value} compact {...text} {...(kind === 'text' ? { maxLength: max } : {})} />
      ) : (
        <TextInput
          key={value}
          type={kind === 'month' ? 'month' : 'text'}
          maxLength={kind === 'line' ? max : undefined}
          {...text}
        />
      )}
    </Field>
  )
}

const Jumps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-3);
`
const Group = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  align-items: end;
  gap: var(--sp-4) var(--sp-5);
  min-width: 0;
  padding-top: var(--sp-5);
  border-top: var(--bw) solid var(--line);
  overflow-wrap: anywhere;

  > h3,
  > :has(textarea) {
    grid-column: 1 / -1;
  }
`
