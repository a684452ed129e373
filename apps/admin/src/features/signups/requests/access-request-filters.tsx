import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { LIMITS, type SignupFilter, type SignupSort } from '@tryka/domain'
import { media, NativeSelect, TextInput } from '@tryka/ui'
import { EXPERIENCE_FILTER, FIELD_FILTER, VERIFIED_FILTER } from '../../../base/request-words'
import { ROWS } from '../signups.queries'
import { DayField } from './day-field'
import { asRows } from './kept-rows'
import type { useFilters } from './use-filters'

const TYPES: { value: SignupFilter; label: string }[] = [
  { value: 'all', label: 'All Types' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'company', label: 'Companies' },
]
const PARTS = [EXPERIENCE_FILTER, FIELD_FILTER, VERIFIED_FILTER]
const SORTS: { value: SignupSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]
const AT_A_TIME = ROWS.map((rows) => ({ value: String(rows), label: `${rows} at a time` }))

export interface AccessRequestFiltersProps {
  filtering: ReturnType<typeof useFilters>
  /** Absent until there is a list to count. */
  summary: string | undefined
}

/** Search, type, what requests say of themselves, days, order, and how much of the list is in view. */
export const AccessRequestFilters = ({ filtering, summary }: AccessRequestFiltersProps) => (
  <Toolbar role="search" aria-label="Requests">
    <SearchBox
      type="search"
      icon={Search}
      aria-label="Search requests"
      placeholder="Name, email, focus area or interest"
      maxLength={LIMITS.search}
      value={filtering.typed}
      onChange={(event) => filtering.setTyped(event.currentTarget.value)}
    />
    <ChoiceBox
      aria-label="Type"
      options={TYPES}
      value={filtering.listed.type}
      onValueChange={(value) => filtering.setType(value as SignupFilter)}
    />
    {PARTS.map(({ name, label, options }) => (
      <ChoiceBox
        key={name}
        aria-label={label}
        options={options}
        value={filtering.listed.parts[name] ?? ''}
        onValueChange={(value) => filtering.setPart(name, value)}
      />
    ))}
    <Days>
      <DayField
        label="From"
        value={filtering.listed.from}
        max={filtering.listed.to}
        onChange={(day) => filtering.setDay('from', day)}
      />
      <DayField
        label="Until"
        value={filtering.listed.to}
        min={filtering.listed.from}
        error={filtering.fault}
        onChange={(day) => filtering.setDay('to', day)}
      />
    </Days>
    <ChoiceBox
      aria-label="Sort by"
      options={SORTS}
      value={filtering.listed.sort}
      onValueChange={(value) => filtering.setSort(value as SignupSort)}
    />
    <ChoiceBox
      aria-label="Requests at a time"
      options={AT_A_TIME}
      value={String(filtering.listed.rows)}
      onValueChange={(value) => filtering.setRows(asRows(value) ?? 50)}
    />
    <Summary role="status">{summary}</Summary>
  </Toolbar>
)

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-3) var(--sp-4);
`
const SearchBox = styled(TextInput)`
  flex: 1 1 18rem;
  max-width: 28rem;
  ${media.phone} {
    flex-basis: 100%;
    max-width: none;
  }
`
const ChoiceBox = styled(NativeSelect)`
  flex: 0 1 11rem;
  ${media.phone} {
    flex: 1 1 calc(50% - var(--sp-4));
  }
`
/** The two stay beside each other, wherever the bar breaks. */
const Days = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-4);
  min-width: 0;
  ${media.phone} {
    flex: 1 1 100%;
  }
`
const Summary = styled.p`
  margin-left: auto;
  font-size: var(--fs-3);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
