import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Link, useOutletContext } from 'react-router-dom'
import { QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, percentOf, type AdminSession, type SignupStats } from '@tryka/domain'
import { ButtonLink, Icon, PageHead, Stack, StatStrip } from '@tryka/ui'
import { Deciders } from '../../../base/deciders'
import { formatCount, formatDate } from '../../../base/format'
import { RecentSignups } from './recent-signups'
import { statsQuery } from '../signups.queries'
import { StatsLoading } from '../stat-loading'
import { SummaryCards } from './summary-cards'

/** Greets the administrator and shows the list at a glance. */
export function DashboardPage() {
  const session = useOutletContext<Partial<AdminSession> | undefined>()
  const stats = useQuery(statsQuery())
  useDocumentTitle('Dashboard', BRAND.adminName)

  return (
    <>
      <PageHead
        title={`Welcome back, ${session?.username || 'Admin'}`}
        context="The early-access list at a glance."
        actions={
          // The sidebar has the places that the specification lists; this is the way to the others.
          <Deciders>
            <ButtonLink variant="secondary" asChild>
              <Link to="/admin-contact-messages">
                <Icon icon={Mail} size="sm" />
                Contact messages
              </Link>
            </ButtonLink>
          </Deciders>
        }
      />
      <Stack gap={5}>
        <QueryView
          query={stats}
          loading={<StatsLoading labels={LABELS} />}
          boxed
          errorText="The counts could not be loaded. Check your connection, then try again."
        >
          {(counts) => <StatStrip stats={statsOf(counts)} />}
        </QueryView>
        <SummaryCards stats={stats.data} loading={stats.isPending} />
        <RecentSignups />
      </Stack>
    </>
  )
}

const LABELS = ['Total Signups', 'Candidates', 'Companies', 'This Week']

const share = (part: number, whole: number) => (
  <>
    <b>{percentOf(part, whole)}%</b> of total
  </>
)

const statsOf = ({ total, candidates, companies, firstAt, thisWeek }: SignupStats) => [
  {
    label: 'Total Signups',
    value: formatCount(total),
    note: firstAt ? `since ${formatDate(firstAt)}` : 'all time',
  },
  { label: 'Candidates', value: formatCount(candidates), note: share(candidates, total) },
  { label: 'Companies', value: formatCount(companies), note: share(companies, total) },
  { label: 'This Week', value: formatCount(thisWeek), note: 'last 7 days', strand: 'vriddhi' as const },
]
