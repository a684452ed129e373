import { styled } from 'styled-components'
import { QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type Administrator, type AdminRole } from '@tryka/domain'
import {
  Button,
  ButtonRow,
  Card,
  LoadingRows,
  NativeSelect,
  PageHead,
  Stack,
  StatusDot,
  Table,
  type Column,
} from '@tryka/ui'
import { formatDate } from '../../base/format'
import { useAdministrators, useAdministratorWork } from './administrators.queries'
import { InviteForm } from './invite-form'
import { nameOf, ROLES, stateOf } from './words'

/** Who administers, for owners. */
export function AdministratorsPage() {
  const list = useAdministrators()
  const work = useAdministratorWork()
  useDocumentTitle('Administrators', BRAND.adminName)
  return (
    <>
      <PageHead title="Administrators" context="Who may open this console, and what each may do." />
      <Stack gap={5}>
        <InviteForm busy={work.invite.isPending} onInvite={work.invite.mutateAsync} />
        <QueryView
          query={list}
          loading={<LoadingRows label="Loading administrators" />}
          boxed
          errorText="The administrators could not be loaded. Check your connection, then try again."
        >
          {({ items }) => (
            <Card>
              <Table caption="Administrators" columns={columns(work)} rows={items} rowKey={({ id }) => id} />
            </Card>
          )}
        </QueryView>
      </Stack>
    </>
  )
}

type Work = ReturnType<typeof useAdministratorWork>
const TONES = { invited: 'neutral', active: 'vriddhi', blocked: 'danger' } as const

const columns = (work: Work): Column<Administrator>[] => [
  {
    key: 'name',
    head: 'Name',
    rowHead: true,
    cell: (row) => <Breaking>{row.isSelf ? `${nameOf(row)} (you)` : nameOf(row)}</Breaking>,
  },
  {
    key: 'role',
    head: 'Role',
    cell: (row) =>
      row.isSelf ? (
        (ROLES.find(({ value }) => value === row.role)?.label ?? row.role)
      ) : (
        <RoleBox
          aria-label={`Role of ${nameOf(row)}`}
          options={ROLES}
          value={row.role}
          onValueChange={(role) => work.role.mutate({ id: row.id, role: role as AdminRole })}
        />
      ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (row) => <StatusDot tone={TONES[row.state]}>{stateOf(row)}</StatusDot>,
  },
  {
    key: 'factor',
    head: 'Second factor',
    cell: ({ factor, state }) => (state === 'invited' ? '–' : factor ? 'App' : 'None'),
  },
  {
    key: 'since',
    head: 'Since',
    nowrap: true,
    wideOnly: true,
    cell: ({ since }) => <time dateTime={since}>{formatDate(since)}</time>,
  },
  {
    key: 'acts',
    head: 'Actions',
    cell: (row) => (row.isSelf ? '' : <Acts row={row} work={work} />),
  },
]

/** Wide enough for the longest role beside a long name. */
const RoleBox = styled(NativeSelect)`
  min-width: 8.5rem;
`

const Breaking = styled.span`
  overflow-wrap: anywhere;
`

function Acts({ row, work }: { row: Administrator; work: Work }) {
  const [act, label] =
    row.state === 'blocked'
      ? [work.unblock, 'Open again']
      : row.state === 'active'
        ? [work.block, 'Block']
        : []
  return (
    <ButtonRow>
      {act && (
        <Button
          size="sm"
          variant="secondary"
          label={`${label} ${nameOf(row)}`}
          onClick={() => act.mutate(row.id)}
        >
          {label}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        label={`Remove ${nameOf(row)}`}
        onClick={() => work.remove.mutate(row.id)}
      >
        {row.state === 'invited' ? 'Take back' : 'Remove'}
      </Button>
    </ButtonRow>
  )
}
