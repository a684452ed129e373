import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import {
  ButtonLink,
  Columns,
  Icon,
  media,
  PageHead,
  Skeleton,
  SkeletonGroup,
  Stack,
  StatStrip,
  type Stat,
} from '@tryka/ui'
import { candidateOverview, localTime, type CandidateOverview } from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { counted, formatDay, formatTime, sideZone } from '../../base/format/format'
import { usePlace } from '../../base/place/place'
import { sectionPath } from '../parts/address'
import { PushAfterApplying } from '../parts/jobs/push-after-applying'
import { NextInterview } from './next-interview'
import { QuickApply } from './quick-apply'
import { RecentApplications } from './recent-applications'
import { Recommended } from './recommended'
import { Link } from '../../base/address/placed-link'

// Dialogs come when they are asked for: the overview is the first thing that most visits load.
const NeedsYou = lazy(async () => ({ default: (await import('./needs-you')).NeedsYou }))
// Asked after a hire alone.
const StayVisible = lazy(async () => ({ default: (await import('../parts/stay-visible')).StayVisible }))
// Only a profile in the live market begins empty.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }))
// The last of the page, which moves nothing when it comes.
const WeeklyGoal = lazy(async () => ({ default: (await import('./weekly-goal')).WeeklyGoal }))
const TodayCard = lazy(async () => ({ default: (await import('../coach/today-card')).TodayCard }))

/** The first look of the day: what needs an answer, what is new, what comes next. */
export function Overview() {
  const overview = useQuery(endpointQuery(candidateOverview))
  return (
    <QueryView
      query={overview}
      loading={<Loading />}
      boxed
      errorText="The overview could not be loaded. Check your connection, then try again."
    >
      {(data) => <Content data={data} />}
    </QueryView>
  )
}

function Content({ data }: { data: CandidateOverview }) {
  const { isDemo } = usePlace()
  const asked = Object.values(data.needsYou).some(({ length }) => length > 0)
  return (
    <>
      <PageHead
        title={`${greeting(new Date())}, ${data.name.split(' ')[0] ?? data.name}`}
        context={contextOf(data)}
        actions={
          <>
            <ButtonLink asChild variant="secondary">
              <Link to={sectionPath('cv-builder')}>
                <Icon icon={FileText} size="sm" />
                Open CV Builder
              </Link>
            </ButtonLink>
            {/* One primary on the page: what somebody waits for goes before what could be begun. */}
            <ButtonLink asChild variant={asked ? 'secondary' : 'primary'}>
              <Link to={sectionPath('skills', { assess: 'new' })}>
                <Icon icon={BadgeCheck} size="sm" />
                Start Assessment
              </Link>
            </ButtonLink>
          </>
        }
      />
      <Stack gap={5}>
        {asked && (
          <Suspense fallback={<Skeleton height="14rem" />}>
            <NeedsYou {...data.needsYou} />
          </Suspense>
        )}
        <PushAfterApplying />
        {!isDemo && (
          <Suspense>
            <StayVisible />
            <FirstSteps applied={data.recentApplications.length > 0} />
          </Suspense>
        )}
        <StatStrip stats={statsOf(data)} />
        <Urgent>
          <NextInterview interview={data.nextInterview} />
          <Stack gap={5}>
            <Recommended data={data} />
            <RecentApplications applications={data.recentApplications} />
          </Stack>
          <Stack gap={5}>
            <Suspense fallback={<Skeleton height="12rem" />}>
              <TodayCard />
            </Suspense>
            {data.quickApply && <QuickApply key={data.quickApply.job.id} {...data.quickApply} />}
            <Suspense>
              <WeeklyGoal {...data.week} credits={data.credits} />
            </Suspense>
          </Stack>
        </Urgent>
      </Stack>
    </>
  )
}

export function greeting(now: Date): string {
  const { hour } = localTime(now, sideZone())
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

const LISTED = new Intl.ListFormat('en-GB')

/** One line that says what to look at first. */
export function contextOf({
  needsYou: { offers, times, requests, messages },
  nextInterview,
  newMatches,
}: CandidateOverview): string {
  const [offer] = offers
  const [asked] = times
  const [request] = requests
  const [message] = messages
  const answers = [
    ...(offer
      ? [
          offers.length === 1
            ? `an offer of ${offer.company.name} to answer by ${formatDay(offer.expiresAt)}`
            : `${offers.length} offers to answer, the first by ${formatDay(offer.expiresAt)}`,
        ]
      : []),
    ...(asked
      ? [
          times.length === 1
            ? `a time to choose with ${asked.company.name}`
            : `${times.length} times to choose`,
        ]
      : []),
    ...(request
      ? [
          requests.length === 1
            ? `an answer to ${request.company.name}`
            : `answers to ${requests.length} companies that would like to talk`,
        ]
      : []),
    ...(message ? [messages.length === 1 ? `a message from ${message.company}` : 'unread messages'] : []),
  ]
  const coming = nextInterview ? `an interview on ${formatDay(nextInterview.startsAt)}` : ''
  if (answers.length) return `Needs you: ${LISTED.format(answers)}.${coming && ` Coming up: ${coming}.`}`
  if (coming) return `Coming up: ${coming}.`
  if (newMatches > 0) return `${counted(newMatches, 'new match', 'new matches')} since your last visit.`
  return 'Nothing needs you right now.'
}

function statsOf(data: CandidateOverview): Stat[] {
  const { profileStrength, nextInterview } = data
  const [next] = profileStrength.missing
  return [
    {
      label: 'Active Applications',
      link: <Link to={sectionPath('applications')} />,
      value: data.activeApplications,
      strand: 'siddhi',
      note: (
        <>
          <b>{data.needReply}</b> {data.needReply === 1 ? 'needs' : 'need'} a reply
        </>
      ),
    },
    {
      label: 'Skills Verified',
      link: <Link to={sectionPath('skills')} />,
      value: data.skillsVerified,
      strand: 'satya',
      note: (
        <>
          <b>{data.skillsPending}</b> pending
        </>
      ),
    },
    {
      label: 'Upcoming Interviews',
      link: <Link to={sectionPath('interviews')} />,
      value: data.upcomingInterviews,
      strand: 'siddhi',
      note: nextInterview ? (
        <>
          Next: <b>{`${formatDay(nextInterview.startsAt)}, ${formatTime(nextInterview.startsAt)}`}</b>
        </>
      ) : data.upcomingInterviews > 0 ? (
        'No time agreed yet'
      ) : (
        'None planned'
      ),
    },
    {
      label: 'Profile Strength',
      link: <Link to={sectionPath('profile')} />,
      value: `${profileStrength.percent}%`,
      strand: 'vriddhi',
      note: next ? (
        <>
          {next.hint} to reach <b>{profileStrength.percent + next.points}%</b>
        </>
      ) : (
        'Complete'
      ),
    },
  ]
}

const STAT_LABELS = ['Active Applications', 'Skills Verified', 'Upcoming Interviews', 'Profile Strength']

const Loading = () => (
  <SkeletonGroup label="Loading the overview">
    <Bones>
      <Skeleton width="18rem" height="2.25rem" />
      <StatStrip
        stats={STAT_LABELS.map((label) => ({
          label,
          value: <Skeleton width="4rem" height="2.4rem" />,
          note: <Skeleton width="6rem" height="1.3rem" />,
        }))}
      />
      <Columns>
        <Skeleton height="20rem" />
        <Skeleton height="14rem" />
      </Columns>
    </Bones>
  </SkeletonGroup>
)

// In one column the order of urgency; with room the next interview heads the side, and the main part takes its height.
const Urgent = styled(Columns)`
  grid-template-rows: auto 1fr;
  > :nth-child(2) {
    grid-column: 1;
    grid-row: 1 / span 2;
  }
  ${media.split} {
    > :nth-child(2) {
      grid-row: auto;
    }
  }
  ${media.splitBeside} {
    [data-beside] & > :nth-child(2) {
      grid-row: auto;
    }
  }
`
const Bones = styled.div`
  display: grid;
  gap: var(--sp-5);
`
