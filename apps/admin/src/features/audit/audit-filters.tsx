import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { Button, Field, media, NativeSelect, TextInput } from '@tryka/ui'

/** What lines are looked for, by name; an empty one does not count. */
export type Filters = Record<string, string>

interface AuditFiltersProps {
  filters: Filters
  /** Everything that was ever done, for the choice. */
  actions: readonly string[]
  onApply: (filters: Filters) => void
}

/** Who, what, to whom and when; applied by a press, so that reading the list does not run after every letter. */
export function AuditFilters({ filters, actions, onApply }: AuditFiltersProps) {
  const [typed, setTyped] = useState(filters)
  const text = (name: string) => ({
    value: typed[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((all) => ({ ...all, [name]: value }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])))
  }
  const chosen = typed['action'] ?? ''
  const known = [...new Set([...(chosen ? [chosen] : []), ...actions])].sort()
  return (
    <Bar role="search" aria-label="Audit" onSubmit={submit}>
      <Field label="Who" size="sm">
        <TextInput maxLength={64} {...text('actor')} />
      </Field>
      <Field label="What" size="sm">
        <NativeSelect
          options={[{ value: '', label: 'Anything' }, ...known.map((value) => ({ value, label: value }))]}
          value={chosen}
          onValueChange={(action) => setTyped((all) => ({ ...all, action }))}
        />
      </Field>
      <Field label="To (id)" size="sm">
        <TextInput maxLength={120} {...text('target')} />
      </Field>
      <Field label="From" size="sm">
        <TextInput type="date" {...text('from')} />
      </Field>
      <Field label="Until" size="sm">
        <TextInput type="date" {...text('to')} />
      </Field>
      <Button type="submit" variant="secondary" size="sm">
        Apply
      </Button>
    </Bar>
  )
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-3);
  > div {
    flex: 1 1 10rem;
    min-width: 0;
    max-width: 16rem;
    ${media.phone} {
      max-width: none;
    }
  }
`
