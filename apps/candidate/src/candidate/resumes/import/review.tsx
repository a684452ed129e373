import { useId } from 'react'
import { styled } from 'styled-components'
import { PROFICIENCIES, PROFICIENCY_LABELS, type ResumeDraft } from '@tryka/domain'
import type { ReadResume } from '@tryka/resume-import'
import { Badge, Field, Heading, NativeSelect, Notice, Stack, TextArea, TextInput } from '@tryka/ui'
import { DoubtCount, Doubts, Past } from './doubts'
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
  /** Leads over all fields to what uses them. */
  onPast: () => void
}

/** Every field that was read, with where it came from, and every line that has none, before anything is saved. */
export function Review({ found, settled, onChange, onPlace, onPast }: ReviewProps) {
  const ids = useId()
  const { draft, leftOut, notes, sources } = found
  const groups = reviewGroups(draft)
  const doubts = found.doubts.filter(({ field }) => !settled.some((path) => within(field, path)))
  // A field that was just changed is left by the same way on; only its mark is gone.
  const marked = groups
    .flatMap(({ title, fields }) => fields.map((field) => ({ ...field, title })))
    .filter(({ path }) => doubtsOf(path, found.doubts).length > 0)
  const doubtful = marked.filter(({ path }) => doubtsOf(path, doubts).length > 0)
  const go = (path: string) => document.getElementById(`${ids}${path}`)?.focus()
  const paged = Object.values(sources).some(({ page }) => (page ?? 1) > 1)
  return (
    <section aria-label="What was found">
      <Stack gap={6}>
        <Spot>
          <DoubtCount count={doubtful.length} exact={found.exact === true} />
          <Past onClick={onPast}>Skip all fields</Past>
        </Spot>
        <Doubts fields={doubtful} onGo={go} />
        {groups.map(({ title, fields }) => (
          <Group key={fields[0]?.path} aria-label={title}>
            <Heading as="h3" look="h4">
              {title}
            </Heading>
            {fields.map((field) => {
              const at = marked.findIndex(({ path }) => path === field.path)
              const next = marked[at + 1]
              return (
                <Spot key={field.path}>
                  <OneField
                    id={`${ids}${field.path}`}
                    field={field}
                    origin={originOf(field.path, sources, paged)}
                    doubts={doubtsOf(field.path, doubts)}
                    onChange={(text) => onChange(withField(draft, field, text), field.path)}
                  />
                  {at >= 0 && (
                    <Past onClick={() => (next ? go(next.path) : onPast())}>
                      {next ? 'Next in doubt' : 'Skip the rest'}
                    </Past>
                  )}
                </Spot>
              )
            })}
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

const Spot = styled.div`
  position: relative;
  min-width: 0;
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
