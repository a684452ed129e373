import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { LIMITS } from '@tryka/domain'
import { media, NativeSelect, TextInput } from '@tryka/ui'
import type { View } from './use-view'
import { FILTERS } from './words'

/** Search, and what the form of early access asks for. */
export const RequestFilters = ({ view }: { view: View }) => (
  <Bar role="search" aria-label="Requests">
    <Wide
      type="search"
      icon={Search}
      aria-label="Search requests"
      placeholder="Name, email, focus area or interest"
      maxLength={LIMITS.search}
      value={view.typed}
      onChange={(event) => view.type(event.currentTarget.value)}
    />
    {FILTERS.map(({ name, label, options }) => (
      <NativeSelect
        key={name}
        aria-label={label}
        options={options}
        value={view.requests[name] ?? ''}
        onValueChange={(value) => view.set(name, value)}
      />
    ))}
  </Bar>
)

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  > * {
    flex: 0 1 12rem;
    ${media.phone} {
      flex: 1 1 9rem;
    }
  }
`
export const Wide = styled(TextInput)`
  && {
    flex: 1 1 18rem;
    ${media.phone} {
      flex-basis: 100%;
    }
  }
`
