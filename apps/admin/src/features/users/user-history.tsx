import { Link } from 'react-router-dom'
import type { UserDetail } from '@tryka/domain'
import { Badge, Card, CardBody, CardHead, Table, Text, TextLink, type Column } from '@tryka/ui'
import { ADMISSION_TONES, ADMISSION_WORDS } from '../../base/admission-words'
import { At, AuditDetails, DeliveryState, Lines } from '../../base/cells'

type Admission = UserDetail['admissions'][number]
type Delivery = UserDetail['deliveries'][number]
type Line = UserDetail['audited'][number]

interface PartProps<Row> {
  id: string
  title: string
  rows: readonly Row[]
  columns: Column<Row>[]
  none: string
  /** The way to more of it. */
  more?: { to: string; label: string }
}

function Part<Row extends { id: string }>({ id, title, rows, columns, none, more }: PartProps<Row>) {
  const way = more && (
    <TextLink asChild>
      <Link to={more.to}>{more.label}</Link>
    </TextLink>
  )
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead action={way}>
          <h2 id={id}>{title}</h2>
        </CardHead>
        {rows.length === 0 ? (
          <CardBody>
            <Text size="sm">{none}</Text>
          </CardBody>
        ) : (
          <Table caption={`${title}, newest first`} columns={columns} rows={rows} rowKey={(row) => row.id} />
        )}
      </section>
    </Card>
  )
}

/** How an account came in, what it was told, and what was done to it: each newest first. */
export const UserHistory = ({ user: { id, admissions, deliveries, audited } }: { user: UserDetail }) => (
  <>
    <Part
      id="admissions"
      title="Invitations"
      rows={admissions}
      columns={ADMISSIONS}
      none="This address was not invited."
    />
    <Part
      id="deliveries"
      title="Deliveries"
      rows={deliveries}
      columns={DELIVERIES}
      none="Nothing was sent to this account lately."
    />
    <Part
      id="audited"
      title="Audit"
      rows={audited}
      columns={LINES}
      none="Nothing was done to this account."
      more={{ to: `/admin-audit?${new URLSearchParams({ target: id }).toString()}`, label: 'Open in Audit' }}
    />
  </>
)

const ADMISSIONS: Column<Admission>[] = [
  {
    key: 'state',
    head: 'State',
    rowHead: true,
    cell: ({ state, sends }) => (
      <Lines>
        <Badge tone={ADMISSION_TONES[state]}>{ADMISSION_WORDS[state]}</Badge>
        {sends > 1 && <small>Mailed {sends} times</small>}
      </Lines>
    ),
  },
  { key: 'by', head: 'Invited by', cell: ({ invitedBy }) => <Lines>{invitedBy}</Lines> },
  {
    key: 'sent',
    head: 'Last mail',
    wideOnly: true,
    cell: ({ sentAt }) => (sentAt ? <At at={sentAt} /> : 'On its way'),
  },
  {
    key: 'ends',
    head: 'Joined, or ends',
    numeric: true,
    cell: ({ usedAt, expiresAt }) => <At at={usedAt ?? expiresAt} />,
  },
]

const DELIVERIES: Column<Delivery>[] = [
  {
    key: 'what',
    head: 'Message',
    rowHead: true,
    cell: ({ template, channel }) => (
      <Lines>
        {template}
        <small>{channel === 'push' ? 'Push' : 'Mail'}</small>
      </Lines>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (delivery) => <DeliveryState {...delivery} />,
  },
  { key: 'tries', head: 'Tries', numeric: true, wideOnly: true, cell: ({ tries }) => tries },
  {
    key: 'when',
    head: 'Sent, or stored',
    numeric: true,
    cell: ({ sentAt, createdAt }) => <At at={sentAt ?? createdAt} />,
  },
]

const LINES: Column<Line>[] = [
  { key: 'what', head: 'What', rowHead: true, cell: ({ action }) => <Lines>{action}</Lines> },
  { key: 'who', head: 'Who', cell: ({ actor }) => <Lines>{actor}</Lines> },
  {
    key: 'details',
    head: 'Details',
    wideOnly: true,
    cell: ({ details }) => <AuditDetails details={details} />,
  },
  { key: 'when', head: 'When', numeric: true, cell: ({ at }) => <At at={at} /> },
]
