import { Link } from 'react-router-dom'
import type { UserRow } from '@tryka/domain'
import { StatusDot, Table, TextLink, type Column } from '@tryka/ui'
import { Lines } from '../../base/cells'
import { formatDate, formatRecent } from '../../base/format'

interface UserTableProps {
  users: readonly UserRow[]
  /** The query string that opens an account. */
  to: (id: string) => string
}

/** Accounts, newest first; the name opens one. */
export const UserTable = ({ users, to }: UserTableProps) => (
  <Table caption="Users, newest first" columns={columns(to)} rows={users} rowKey={({ id }) => id} />
)

/** `Profile, 2 companies`. */
export function placesOf({ profile, companies, admitted }: UserRow): string {
  const places = [
    ...(profile ? ['Profile'] : []),
    ...(companies ? [`${companies} ${companies === 1 ? 'company' : 'companies'}`] : []),
  ]
  return places.join(', ') || (admitted ? 'None yet' : 'Not let in')
}

export const UserState = ({ state }: Pick<UserRow, 'state'>) => (
  <StatusDot tone={state === 'active' ? 'vriddhi' : 'danger'}>
    {state === 'active' ? 'Active' : 'Suspended'}
  </StatusDot>
)

const columns = (to: UserTableProps['to']): Column<UserRow>[] => [
  {
    key: 'person',
    head: 'Person',
    rowHead: true,
    cell: ({ id, name, email }) => (
      <Lines>
        <TextLink asChild>
          <Link to={{ search: to(id) }}>{name || email}</Link>
        </TextLink>
        {name && <small>{email}</small>}
      </Lines>
    ),
  },
  { key: 'places', head: 'Places', cell: placesOf },
  { key: 'state', head: 'State', cell: (row) => <UserState state={row.state} /> },
  {
    key: 'joined',
    head: 'Joined',
    nowrap: true,
    wideOnly: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'seen',
    head: 'Last seen',
    numeric: true,
    nowrap: true,
    cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{formatRecent(lastUsedAt)}</time>,
  },
]
