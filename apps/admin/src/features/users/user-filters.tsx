import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { LIMITS, type UserPage } from '@tryka/domain'
import { Button, Field, media, NativeSelect, TextInput } from '@tryka/ui'
import { formatCount } from '../../base/format'
import type { UsersChoice } from './use-choice'
import { SELECTS } from './words'

/** Words and filters over the list, and how many they find. */
export function UserFilters({ choice, found }: { choice: UsersChoice; found: UserPage | undefined }) {
  const { filter, set } = choice
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <Bar role="search" aria-label="Users">
      <Words
        type="search"
        icon={Search}
        aria-label="Search users"
        placeholder="Start of a name or e-mail, or an id"
        maxLength={LIMITS.search}
        value={choice.typed}
        onChange={(event) => choice.setTyped(event.currentTarget.value)}
      />
      {SELECTS.map(({ name, label, options }) => (
        <Field key={name} label={label} size="sm">
          <NativeSelect
            options={options}
            value={filter[name] ?? ''}
            onValueChange={(value) => set(name, value)}
          />
        </Field>
      ))}
      <Field label="Joined since" size="sm">
        <TextInput
          type="date"
          value={filter.since ?? ''}
          onChange={(event) => set('since', event.currentTarget.value)}
        />
      </Field>
      {isNarrowed && (
        <Button variant="quiet" size="sm" onClick={choice.clear}>
          Clear filters
        </Button>
      )}
      <Summary role="status">{found && countOf(found)}</Summary>
    </Bar>
  )
}

const countOf = ({ total, exact }: UserPage): string =>
  `${exact ? '' : 'More than '}${formatCount(total)} ${total === 1 ? 'person' : 'people'}`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-3);
  > div {
    flex: 0 1 11rem;
    min-width: 0;
    ${media.phone} {
      flex: 1 1 calc(50% - var(--sp-3));
    }
  }
`
const Words = styled(TextInput)`
  && {
    flex: 1 1 100%;
    max-width: none;
  }
`
const Summary = styled.p`
  margin-left: auto;
  padding-block: 0.375rem;
  font-size: var(--fs-3);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
