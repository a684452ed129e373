import { Download, RefreshCw, Users } from 'lucide-react'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type UsersFilter } from '@tryka/domain'
import { Button, ButtonRow, Icon, PageHead, Stack } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { KeysetList } from '../../base/keyset-list'
import { UserAccount } from './user-account'
import { UserFilters } from './user-filters'
import { UserTable } from './user-table'
import { useChoice, type UsersChoice } from './use-choice'
import { useExport } from './use-export'
import { useUsers } from './users.queries'

/** Everybody with a proven address, and what can be done about one of them. */
export function UsersPage() {
  const choice = useChoice()
  useDocumentTitle('Users', BRAND.adminName)
  return choice.user ? <UserAccount id={choice.user} backTo={choice.to('')} /> : <List choice={choice} />
}

function List({ choice }: { choice: UsersChoice }) {
  const { asked, after } = choice
  const mark = after.at(-1)
  const users = useUsers({ ...asked, ...(mark ? { after: mark } : {}) })
  return (
    <>
      <PageHead
        title="Users"
        context="Everybody with a proven e-mail address."
        actions={
          <ButtonRow>
            <Button variant="secondary" busy={users.isFetching} onClick={() => void users.refetch()}>
              <Icon icon={RefreshCw} size="sm" />
              Refresh
            </Button>
            <Deciders least="owner">
              <ExportButton filter={asked} />
            </Deciders>
          </ButtonRow>
        }
      />
      <Stack gap={4}>
        <UserFilters choice={choice} found={users.data} />
        <KeysetList
          query={users}
          noun="users"
          none={{ icon: Users, title: 'Nobody found', text: textOf(asked) }}
          marks={after}
          onMarks={choice.setMarks}
        >
          {({ items }) => <UserTable users={items} to={choice.to} />}
        </KeysetList>
      </Stack>
    </>
  )
}

function ExportButton({ filter }: { filter: UsersFilter }) {
  const exported = useExport(filter)
  return (
    <Button variant="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
      <Icon icon={Download} size="sm" />
      Export CSV
    </Button>
  )
}

function textOf({ q, ...filter }: UsersFilter): string {
  if (q) return 'Type how words begin: of a name, or of the parts of an address.'
  return Object.keys(filter).length ? 'Nobody fits these filters.' : 'Whoever signs in is listed here.'
}
