import { ArrowRight, BarChart3, Briefcase, Ellipsis, Pencil, Users } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import {
  Badge,
  Button,
  Card,
  CardHead,
  EmptyState,
  Icon,
  Menu,
  MenuItem,
  SrOnly,
  StatusDot,
  Table,
  Text,
  TextButton,
  type Column,
} from '@tryka/ui'
import type { PostingCard } from '@tryka/domain'
import { useAddress } from '../parts/address'
import { formatCount } from '../../base/format/format'
import { STATUS_TONES } from '../parts/posting-tones'

/** The newest postings, each with what can be done about it. */
export function PostingsCard({ postings }: { postings: readonly PostingCard[] }) {
  const titleId = useId()
  const address = useAddress()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <TextButton onClick={() => address.open('jobs')}>
              All postings <ArrowRight aria-hidden="true" />
            </TextButton>
          }
        >
          <h2 id={titleId}>Job Postings</h2>
        </CardHead>
        {postings.length === 0 ? (
          <EmptyState icon={Briefcase} title="No postings yet" text="Jobs that you post appear here." />
        ) : (
          <Table caption="Job postings" columns={COLUMNS} rows={postings} rowKey={({ id }) => id} />
        )}
      </section>
    </Card>
  )
}

function Actions({ posting: { id, title, status, canEdit } }: { posting: PostingCard }) {
  const address = useAddress()
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" iconOnly label={`Actions for ${title}`}>
          <Icon icon={Ellipsis} />
        </Button>
      }
    >
      <MenuItem icon={Users} onSelect={() => address.open('applications', { posting: id })}>
        View Applications
      </MenuItem>
      {canEdit && (
        <MenuItem icon={Pencil} onSelect={() => address.open('jobs', { posting: id })}>
          Edit
        </MenuItem>
      )}
      {status !== 'Draft' && (
        <MenuItem icon={BarChart3} onSelect={() => address.open('jobs', { analytics: id })}>
          Analytics
        </MenuItem>
      )}
    </Menu>
  )
}

// A number's place is the right edge, also where rows are cards.
const End = styled.div`
  display: flex;
  justify-content: flex-end;
`

const orDash = ({ status }: PostingCard, value: number): string =>
  status === 'Draft' ? '–' : formatCount(value)

const COLUMNS: readonly Column<PostingCard>[] = [
  {
    key: 'role',
    head: 'Role',
    rowHead: true,
    cell: ({ title, department, location }) => (
      <>
        <b>{title}</b>
        <Text size="sm">{[department, location].filter(Boolean).join(', ')}</Text>
      </>
    ),
  },
  {
    key: 'priority',
    head: 'Priority',
    cell: ({ urgency }) => <Badge tone={urgency === 'High' ? 'danger' : 'neutral'}>{urgency}</Badge>,
  },
  {
    key: 'applications',
    head: 'Applications',
    numeric: true,
    wideOnly: true,
    cell: (row) => orDash(row, row.applications),
  },
  { key: 'views', head: 'Views', numeric: true, wideOnly: true, cell: (row) => orDash(row, row.views) },
  {
    key: 'status',
    head: 'Status',
    nowrap: true,
    cell: ({ status }) => <StatusDot tone={STATUS_TONES[status]}>{status}</StatusDot>,
  },
  {
    key: 'actions',
    head: <SrOnly>Actions</SrOnly>,
    numeric: true,
    cell: (row) => (
      <End>
        <Actions posting={row} />
      </End>
    ),
  },
]
