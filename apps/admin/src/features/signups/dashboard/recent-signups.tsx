import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Inbox } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  Card,
  CardHead,
  EmptyState,
  Icon,
  RowItem,
  Rows,
  Skeleton,
  SkeletonGroup,
  Table,
  TextLink,
  type Column,
} from '@tryka/ui'
import type { SignupRecord } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import { formatDate } from '../../../base/format'
import { TypeBadge } from '../../../base/signup-badges'
import { recentSignupsQuery } from '../signups.queries'
import { Who } from '../../../base/who'

/** The five newest signups. */
export function RecentSignups() {
  const recent = useQuery(recentSignupsQuery())
  const headingId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <CardHead
          action={
            <TextLink asChild>
              <Link to="/admin-access-requests">
                View all <Icon icon={ArrowRight} />
              </Link>
            </TextLink>
          }
        >
          <h2 id={headingId}>Recent Signups</h2>
        </CardHead>
        <QueryView
          query={recent}
          loading={loading}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={Inbox}
              title="No recent signups"
              text="New signups appear here as soon as they arrive."
            />
          }
          errorText="The signups could not be loaded. Check your connection, then try again."
        >
          {({ items }) => (
            <Table caption="Recent signups" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
          )}
        </QueryView>
      </section>
    </Card>
  )
}

const Quiet = styled.span`
  overflow-wrap: anywhere;
  color: var(--text-2);
`

const COLUMNS: Column<SignupRecord>[] = [
  { key: 'name', head: 'Name', rowHead: true, cell: (signup) => <Who signup={signup} /> },
  { key: 'type', head: 'Type', cell: ({ userType }) => <TypeBadge type={userType} /> },
  { key: 'focus', head: 'Focus area', wideOnly: true, cell: ({ focusArea }) => <Quiet>{focusArea}</Quiet> },
  {
    key: 'created',
    head: 'Created',
    numeric: true,
    nowrap: true,
    cell: ({ createdAt }) => <Quiet>{formatDate(createdAt)}</Quiet>,
  },
]

const loading = (
  <SkeletonGroup label="Loading signups">
    <Rows aria-hidden="true">
      {[60, 45, 55, 40, 50].map((width) => (
        <RowItem key={width}>
          <Skeleton width={`${width}%`} height="1.75rem" />
        </RowItem>
      ))}
    </Rows>
  </SkeletonGroup>
)
