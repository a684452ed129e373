import { RefreshCw, Search, Users } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, LIMITS, type AccountState, type UserPage } from '@tryka/domain'
import {
  Button,
  ButtonRow,
  Card,
  EmptyState,
  Icon,
  LoadingRows,
  NativeSelect,
  PageHead,
  Stack,
  TextInput,
} from '@tryka/ui'
import { formatCount } from '../../base/format'
import { UserAccount } from './user-account'
import { UserTable } from './user-table'
import { useChoice } from './use-choice'
import { useUsers } from './users.queries'

const STATES: { value: AccountState | ''; label: string }[] = [
  { value: '', label: 'Any state' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
]

/** Everybody with a proven address, and what can be done about one of them. */
export function UsersPage() {
  const choice = useChoice()
  useDocumentTitle('Users', BRAND.adminName)
  return choice.user ? <UserAccount id={choice.user} backTo={choice.to('')} /> : <List choice={choice} />
}

function List({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const { q, state, after } = choice
  const mark = after.at(-1)
  const users = useUsers({
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
    ...(mark ? { after: mark } : {}),
  })
  return (
    <>
      <PageHead
        title="Users"
        context="Everybody with a proven e-mail address."
        actions={
          <Button variant="secondary" busy={users.isFetching} onClick={() => void users.refetch()}>
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      <Stack gap={4}>
        <Toolbar role="search" aria-label="Users">
          <SearchBox
            type="search"
            icon={Search}
            aria-label="Search users"
            placeholder="Name, e-mail or id"
            maxLength={LIMITS.search}
            value={choice.typed}
            onChange={(event) => choice.setTyped(event.currentTarget.value)}
          />
          <StateBox
            aria-label="State"
            options={STATES}
            value={state}
            onValueChange={(value) => choice.setState(value as AccountState | '')}
          />
          <Summary role="status">{users.data && countOf(users.data)}</Summary>
        </Toolbar>
        <QueryView
          query={users}
          loading={<LoadingRows label="Loading users" />}
          boxed
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Card>
              <EmptyState
                as="h2"
                icon={Users}
                title="Nobody found"
                text={q || state ? 'Nobody fits the search.' : 'Whoever signs in is listed here.'}
              />
            </Card>
          }
          errorText="The users could not be loaded. Check your connection, then try again."
        >
          {({ items, next }) => (
            <Stack gap={4}>
              <Card aria-busy={users.isPlaceholderData}>
                <UserTable users={items} to={choice.to} />
              </Card>
              <ButtonRow>
                {after.length > 0 && (
                  <Button variant="secondary" size="sm" onClick={choice.back}>
                    Newer
                  </Button>
                )}
                {next && (
                  <Button variant="secondary" size="sm" onClick={() => choice.next(next)}>
                    Older
                  </Button>
                )}
              </ButtonRow>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </>
  )
}

const countOf = ({ total, exact }: UserPage): string =>
  `${exact ? '' : 'More than '}${formatCount(total)} ${total === 1 ? 'person' : 'people'}`

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3) var(--sp-4);
`
const SearchBox = styled(TextInput)`
  flex: 1 1 16rem;
  max-width: 28rem;
`
const StateBox = styled(NativeSelect)`
  flex: 0 1 11rem;
`
const Summary = styled.p`
  margin-left: auto;
  font-size: var(--fs-3);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
