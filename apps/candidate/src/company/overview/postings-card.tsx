import { ArrowRight, BarChart3, Briefcase, Ellipsis, Pencil, Users, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import {
  Badge,
  Button,
  Card,
  CardHead,
  EmptyState,
  Icon,
  media,
  Menu,
  MenuItem,
  SrOnly,
  StatusDot,
  Table,
  Text,
  TextLink,
  type Column,
} from '@tryka/ui'
import type { PostingCard } from '@tryka/domain'
import { Link } from '../../base/address/placed-link'
import { sectionPath } from '../parts/address'
import { counted, formatCount } from '../../base/format/format'
import { STATUS_TONES } from '../parts/posting-tones'

/** The newest postings, each with what can be done about it. */
export function PostingsCard({ postings }: { postings: readonly PostingCard[] }) {
  const titleId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <TextLink asChild>
              <Link to={sectionPath('jobs')}>
                All postings <ArrowRight aria-hidden="true" />
              </Link>
            </TextLink>
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

const Way = ({ icon, to, children }: { icon: LucideIcon; to: string; children: string }) => (
  <MenuItem asChild>
    <Link to={to}>
      <Icon icon={icon} />
      {children}
    </Link>
  </MenuItem>
)

function Actions({ posting: { id, title, status, canEdit } }: { posting: PostingCard }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" iconOnly label={`Actions for ${title}`}>
          <Icon icon={Ellipsis} />
        </Button>
      }
    >
      <Way icon={Users} to={sectionPath('applications', { posting: id })}>
        View Applications
      </Way>
      {canEdit && (
        <Way icon={Pencil} to={sectionPath('jobs', { posting: id })}>
          Edit
        </Way>
      )}
      {status !== 'Draft' && (
        <Way icon={BarChart3} to={sectionPath('jobs', { analytics: id })}>
          Analytics
        </Way>
      )}
    </Menu>
  )
}

// Where rows are cards their columns are gone, and the counts are why one looks.
const Counts = styled(Text)`
  display: none;
  ${media.stacked} {
    display: block;
  }
`
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
    cell: (row) => (
      <>
        <TextLink asChild>
          <Link to={sectionPath('applications', { posting: row.id })}>{row.title}</Link>
        </TextLink>
        <Text size="sm">{[row.department, row.location].filter(Boolean).join(', ')}</Text>
        {row.status !== 'Draft' && (
          <Counts size="sm">
            {counted(row.applications, 'application')}, {counted(row.views, 'view')}
          </Counts>
        )}
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
