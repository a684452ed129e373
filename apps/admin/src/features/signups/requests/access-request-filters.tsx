import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { LIMITS, type SignupFilter } from '@tryka/domain'
import { media, NativeSelect, TextInput } from '@tryka/ui'
import type { useFilters } from './use-filters'

const TYPES: { value: SignupFilter; label: string }[] = [
  { value: 'all', label: 'All Types' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'company', label: 'Companies' },
]

export interface AccessRequestFiltersProps {
  filtering: ReturnType<typeof useFilters>
  /** Absent until there is a list to count. */
  summary: string | undefined
}

/** Search, type, and how much of the list is in view. */
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
    <TypeBox
      aria-label="Type"
      options={TYPES}
      value={filtering.filters.type}
      onValueChange={(value) => filtering.setType(value as SignupFilter)}
    />
    <Summary role="status">{summary}</Summary>
  </Toolbar>
)

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
const TypeBox = styled(NativeSelect)`
  flex: 0 1 11rem;
`
const Summary = styled.p`
  margin-left: auto;
  font-size: var(--fs-3);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
