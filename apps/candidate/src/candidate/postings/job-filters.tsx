import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Card, Checkbox, Field, Icon, media, NativeSelect, TextInput } from '@tryka/ui'
import {
  EMPLOYMENT_TYPES,
  JOB_LOCATION_FILTERS,
  LIMITS,
  TECHNOLOGY_FILTERS,
  type JobSort,
} from '@tryka/domain'
import type { JobFiltering } from './use-job-filters'

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const SORTS: { value: JobSort; label: string }[] = [
  { value: 'match', label: 'Best match' },
  { value: 'posted', label: 'Newest' },
  { value: 'salary', label: 'Highest salary' },
]
const LEAST = [
  { value: '', label: 'Any match' },
  { value: '50', label: '50% or more' },
  { value: '70', label: '70% or more' },
  { value: '85', label: '85% or more' },
]

/** Search and the two filters of every visit; the rest unfolds. */
export function JobFilters({ filtering }: { filtering: JobFiltering }) {
  const { query, saved, hideApplied, typed, setTyped, change } = filtering
  const [open, setOpen] = useState(
    Boolean(query.type || query.minMatch || query.sort || saved || hideApplied),
  )
  const more = useId()
  return (
    <div>
      <Bar role="search" aria-label="Opportunities">
        <SearchBox
          type="search"
          icon={Search}
          aria-label="Search opportunities"
          placeholder="Role, company or skill"
          maxLength={LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Choice
          aria-label="Technology"
          options={same(TECHNOLOGY_FILTERS)}
          value={query.technology ?? 'All Technologies'}
          onValueChange={(technology) =>
            change({ technology: technology === 'All Technologies' ? undefined : technology })
          }
        />
        <Choice
          aria-label="Location"
          options={same(JOB_LOCATION_FILTERS)}
          value={query.location ?? 'Any Location'}
          onValueChange={(location) =>
            change({ location: location === 'Any Location' ? undefined : location })
          }
        />
        <Button variant="secondary" aria-expanded={open} aria-controls={more} onClick={() => setOpen(!open)}>
          <Icon icon={SlidersHorizontal} size="sm" />
          Filters
        </Button>
      </Bar>
      <More id={more} hidden={!open} pad>
        <Field label="Employment type">
          <NativeSelect
            options={[{ value: '', label: 'Any type' }, ...same(EMPLOYMENT_TYPES)]}
            value={query.type ?? ''}
            onValueChange={(type) => change({ type })}
          />
        </Field>
        <Field label="Match">
          <NativeSelect
            options={LEAST}
            value={String(query.minMatch ?? '')}
            onValueChange={(minMatch) => change({ minMatch })}
          />
        </Field>
        <Field
          label="Sort by"
          hint={query.sort ? undefined : 'Where the match is the same, the newest job comes first.'}
        >
          <NativeSelect
            options={SORTS}
            value={query.sort ?? 'match'}
            onValueChange={(sort) => change({ sort: sort === 'match' ? undefined : sort })}
          />
        </Field>
        <Checkbox
          label="Only jobs I saved"
          checked={saved}
          onChange={(event) => change({ saved: event.currentTarget.checked ? 'true' : undefined })}
        />
        <Checkbox
          label="Hide jobs I applied for"
          checked={hideApplied}
          onChange={(event) => change({ hideApplied: event.currentTarget.checked ? 'true' : undefined })}
        />
      </More>
    </div>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
`
const SearchBox = styled(TextInput)`
  flex: 1 1 16rem;
  ${media.phone} {
    flex-basis: 100%;
  }
`
const Choice = styled(NativeSelect)`
  flex: 1 1 10rem;
  max-width: 14rem;
  ${media.phone} {
    max-width: none;
  }
`
const More = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: var(--sp-4);
  margin-top: var(--sp-3);
  &[hidden] {
    display: none;
  }
`
