import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Columns, media, PageHead, Stack, StatStrip } from '@tryka/ui'
import { companyOverview, isAtRest, type AnalyticsRange, type CompanyOverview } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import { readQuery } from '../../base/calls/calls'
import { useCompanyPlace } from '../../base/place/place'
import { PostNewJob, useDraftsOnly } from '../parts/post-new-job'
import { counted, formatCount, formatDay, formatTime } from '../../base/format/format'
import { sectionPath } from '../parts/address'
import { FunnelCard } from './funnel-card'
import { OverviewLoading } from './overview-loading'
import { TodayCard } from './today-card'
import { WaitingCard } from './waiting-card'
import { Link } from '../../base/address/placed-link'

// Only a company of the live market begins empty.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }))
// The last of the page, which move nothing when they come.
const PostingsCard = lazy(async () => ({ default: (await import('./postings-card')).PostingsCard }))
const TimeToHireCard = lazy(async () => ({ default: (await import('./time-to-hire-card')).TimeToHireCard }))

/** The state of hiring in one answer: what waits first, then numbers, today and postings. */
export function Overview() {
  const { company } = useCompanyPlace()
  const drafts = useDraftsOnly()
  const [range, setRange] = useState<AnalyticsRange>()
  const overview = useQuery({
    ...readQuery(companyOverview, { query: range ? { range } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title="Overview"
        context={drafts ? draftsOnly(company.name) : overview.data && contextOf(overview.data)}
        actions={<PostNewJob />}
      />
      <QueryView
        query={overview}
        loading={<OverviewLoading />}
        boxed
        errorText="The overview could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Stack gap={5}>
            {data.waiting.length > 0 && <WaitingCard overview={data} />}
            <Suspense>
              {data.firstSteps && !isAtRest(company.state) && <FirstSteps steps={data.firstSteps} />}
            </Suspense>
            <StatStrip stats={statsOf(data)} />
            <Halves>
              <TodayCard overview={data} />
              <FunnelCard
                steps={data.funnel}
                range={data.range}
                isEmpty={range === undefined && data.funnel.every(({ count }) => count === 0)}
                onRange={setRange}
              />
            </Halves>
            <Suspense>
              <Columns>
                <PostingsCard postings={data.postings} />
                <TimeToHireCard overview={data} />
              </Columns>
            </Suspense>
          </Stack>
        )}
      </QueryView>
    </>
  )
}

const draftsOnly = (name: string): string =>
  `You can draft postings now. They open to the world when ${name} is verified.`

const contextOf = ({ newSinceMonday, interviewsToday }: CompanyOverview): string =>
  `${counted(newSinceMonday, 'new application')} since Monday. ${counted(interviewsToday, 'interview')} today.`

function statsOf(data: CompanyOverview) {
  const next = data.today.find(
    ({ endsAt, status }) => status === 'confirmed' && Date.parse(endsAt) > Date.now(),
  )
  return [
    {
      label: 'Active Jobs',
      link: <Link to={sectionPath('jobs')} />,
      value: formatCount(data.activeJobs),
      note: (
        <>
          <b>{formatCount(data.drafts)}</b> {data.drafts === 1 ? 'draft' : 'drafts'} waiting
        </>
      ),
    },
    {
      label: 'New Applications',
      link: <Link to={sectionPath('applications', { view: 'list', status: 'New' })} />,
      value: formatCount(data.newApplications),
      note: (
        <>
          <b>{formatCount(data.newVerified)}</b> with verified skills
        </>
      ),
      strand: 'satya' as const,
    },
    {
      label: 'Interviews Today',
      link: <Link to={sectionPath('interviews')} />,
      value: formatCount(data.interviewsToday),
      note: next ? (
        <>
          Next: <b>{formatTime(next.startsAt, data.timeZone)}</b>
        </>
      ) : (
        formatDay(`${data.day}T12:00:00Z`, 'UTC')
      ),
    },
    {
      label: 'Offers Out',
      link: <Link to={sectionPath('applications', { view: 'list', status: 'Offers' })} />,
      value: formatCount(data.offersOut),
      note: 'waiting for an answer',
      strand: 'siddhi' as const,
    },
  ]
}

// Neighbours end on one line, as on paper. In one column today comes first; with room it stands at the side.
const Halves = styled(Columns)`
  align-items: stretch;
  > :first-child {
    grid-column: -2;
  }
  > :last-child {
    grid-column: 1;
    grid-row: 1;
  }
  ${media.split} {
    > :last-child {
      grid-row: auto;
    }
  }
  ${media.splitBeside} {
    [data-beside] & > :last-child {
      grid-row: auto;
    }
  }
`
