import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import { listCompanyInterviews, type CompanyInterview, type CompanyInterviews } from '@tryka/domain'
import { Button, Notice, PageHead, Row, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { counted, formatDay, zoneName } from '../../base/format/format'
import { InterviewDialogs, type Asked } from './interview-dialogs'
import { all } from './all'
import { Views } from './views'

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
          {(data) => <Views data={data} onAsk={setAsked} />}
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

const Loading = () => (
  <SkeletonGroup label="Loading interviews">
    <Stack gap={5}>
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </Stack>
  </SkeletonGroup>
)
