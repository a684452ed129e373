import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { QueryView } from '@tryka/app-shell'
import { listCompanyInterviews, type CompanyInterview, type CompanyInterviews } from '@tryka/domain'
import {
  Button,
  Card,
  CardHead,
  EmptyState,
  Notice,
  PageHead,
  Pager,
  Row,
  Rows,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@tryka/ui'
import { pageIn } from '../../base/address/page-in'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { counted, formatDay, showing, zoneName } from '../../base/format/format'
import { InterviewDialogs, type Asked } from './interview-dialogs'
import { InterviewItem } from './interview-item'

const LiveRecheckPage = lazy(async () => ({
  default: (await import('./live-recheck/live-recheck-page')).LiveRecheckPage,
}))

/** Interviews: today, ahead, those that wait for an outcome, and those behind. */
export function Interviews() {
  const address = useAddress()
  const [pressed, setAsked] = useState<Asked>()
  const interviews = useQuery(readQuery(listCompanyInterviews, {}))
  const asked = pressed ?? linked(interviews.data, address.get('interview'), address.get('ask'))
  const room = address.get('room')
  const looked = all(interviews.data).find(({ id }) => id === address.get('recheck'))
  const zone = interviews.data?.timeZone ?? ''
  const lists = (
    <>
      <PageHead title="Interviews" context={interviews.data && contextOf(interviews.data)} />
      <Stack gap={5}>
        {room && (
          <Notice title="Meeting room" role="status">
            <Row gap={3} between wrap>
              <p>
                This market has no camera and no sound: the room stands for the video link that a team puts
                into an interview. Mark the interview as held when you are done.
              </p>
              <Button variant="secondary" size="sm" onClick={() => address.set({ room: undefined })}>
                Leave the room
              </Button>
            </Row>
          </Notice>
        )}
        <QueryView
          query={interviews}
          loading={<Loading />}
          boxed
          errorText="The interviews could not be loaded. Check your connection, then try again."
        >
          {(data) => <Lists data={data} onAsk={setAsked} />}
        </QueryView>
      </Stack>
    </>
  )
  return (
    <>
      {looked ? (
        <Suspense fallback={<Loading />}>
          <LiveRecheckPage
            interview={looked}
            zone={zone}
            onScorecard={() => setAsked({ interview: looked, what: 'scorecard' })}
          />
        </Suspense>
      ) : (
        lists
      )}
      {asked && (
        <InterviewDialogs
          key={asked.interview.id + asked.what}
          asked={{ ...asked, interview: interviewNow(interviews.data, asked.interview) }}
          onAsk={setAsked}
          onClose={() => {
            setAsked(undefined)
            if (address.get('ask')) address.set({ interview: undefined, ask: undefined })
          }}
        />
      )}
    </>
  )
}

const all = (data: CompanyInterviews | undefined): CompanyInterview[] =>
  data ? [...data.today, ...data.upcoming, ...data.waitingForOutcome, ...data.past] : []

/** What a link asks about an interview, if it may still be asked. */
function linked(data: CompanyInterviews | undefined, id: string, ask: string): Asked | undefined {
  const interview = all(data).find((each) => each.id === id)
  if (!interview) return undefined
  if (ask === 'confirm' && interview.canConfirm) return { interview, what: 'confirm' }
  if (ask === 'reschedule' && (interview.canCounter || interview.canReschedule))
    return { interview, what: 'reschedule' }
  if (ask === 'scorecard' && interview.scorecards.mine !== 'none') return { interview, what: 'scorecard' }
  return ask === 'outcome' && interview.canSetOutcome ? { interview, what: 'outcome' } : undefined
}

/** The interview as it stands: while a dialog is open, somebody else may have written a scorecard. */
function interviewNow(data: CompanyInterviews | undefined, asked: CompanyInterview): CompanyInterview {
  return all(data).find(({ id }) => id === asked.id) ?? asked
}

const contextOf = ({ today, day, timeZone }: CompanyInterviews): string =>
  `${counted(today.length, 'interview')} today, ${formatDay(`${day}T12:00:00Z`, 'UTC')}. Times are ${zoneName(timeZone)}.`

interface ListsProps {
  data: CompanyInterviews
  onAsk: (asked: Asked) => void
}

function Lists({ data, onAsk }: ListsProps) {
  const { today, upcoming, waitingForOutcome, past, timeZone } = data
  const later = upcoming.filter(({ id }) => !today.some((each) => each.id === id))
  const part = (
    title: string,
    items: readonly CompanyInterview[],
    empty: string,
    count: number = items.length,
  ) => (
    <Part title={title} count={count} empty={empty}>
      {items.map((interview) => (
        <InterviewItem key={interview.id} interview={interview} zone={timeZone} onAsk={onAsk} />
      ))}
    </Part>
  )
  return (
    <>
      {part('Today', today, 'No interviews today')}
      {waitingForOutcome.length > 0 && part('Waiting for an outcome', waitingForOutcome, '')}
      {part('Upcoming', later, 'Nothing scheduled yet')}
      <Past interviews={past}>{(shown) => part('Past', shown, 'No interviews held yet', past.length)}</Past>
    </>
  )
}

const PAGE_SIZE = 10

interface PastProps {
  interviews: readonly CompanyInterview[]
  children: (shown: readonly CompanyInterview[]) => ReactNode
}

/** A page of what is behind; a link to one of them opens its page. */
function Past({ interviews, children }: PastProps) {
  const address = useAddress()
  const linkedAt = interviews.findIndex(({ id }) => id === address.get('interview'))
  const pageCount = Math.max(1, Math.ceil(interviews.length / PAGE_SIZE))
  const linkedPage = Math.floor(Math.max(0, linkedAt) / PAGE_SIZE) + 1
  const page = pageIn(address.get('page'), pageCount, linkedPage)
  return (
    <Stack gap={3}>
      {children(interviews.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))}
      {pageCount > 1 && (
        <Pager
          label="Pages of past interviews"
          page={page}
          pageCount={pageCount}
          summary={showing({ page, pageSize: PAGE_SIZE, total: interviews.length })}
          onPageChange={(next) => address.set({ page: String(next) }, { replace: false })}
        />
      )}
    </Stack>
  )
}

interface PartProps {
  title: string
  count: number
  empty: string
  children: ReactNode
}

function Part({ title, count, empty, children }: PartProps) {
  const titleId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {counted(count, 'interview')}
            </Text>
          }
        >
          <h2 id={titleId}>{title}</h2>
        </CardHead>
        {count === 0 ? (
          <EmptyState icon={CalendarDays} title={empty} text="Schedule an interview from an application." />
        ) : (
          <Rows>{children}</Rows>
        )}
      </section>
    </Card>
  )
}

const Loading = () => (
  <SkeletonGroup label="Loading interviews">
    <Stack gap={5}>
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </Stack>
  </SkeletonGroup>
)
