import type { UseQueryResult } from '@tanstack/react-query'
import { Calendar, History } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Card, EmptyState, Heading, Rows, Segments, Stack, LoadingRows } from '@tryka/ui'
import type { CandidateInterview, CandidateInterviews } from '@tryka/domain'
import { QueryView, Waiting } from '@tryka/app-shell'
import { sideZone } from '../../base/format/format'
import { interviewEntries, mondayIn, VIEWS } from '../../base/week/week'
import { WeekGrid } from '../../base/week/week-grid'
import { useAddress } from '../parts/address'
import { PastInterview } from './past-interview'
import { PreparationCards } from './preparation-cards'
import { PreparationDialog } from './preparation-dialog'
import { RoomDialog } from './room-dialog'
import { UpcomingInterview } from './upcoming-interview'

const PlanDialog = lazy(async () => ({ default: (await import('./plan/plan-dialog')).PlanDialog }))

interface MeetingsProps {
  query: UseQueryResult<CandidateInterviews>
  onPractise: (id: string) => void
}

/** Meetings ahead and behind, and what helps before them. */
export const Meetings = ({ query, onPractise }: MeetingsProps) => (
  <QueryView
    query={query}
    loading={<LoadingRows label="Loading interviews" />}
    boxed
    errorText="The interviews could not be loaded. Check your connection, then try again."
  >
    {(data) => <Content data={data} onPractise={onPractise} />}
  </QueryView>
)

interface ContentProps extends Pick<MeetingsProps, 'onPractise'> {
  data: CandidateInterviews
}

function Content({ data: { upcoming, past }, onPractise }: ContentProps) {
  const { get, set } = useAddress()
  const prepare = get('prepare')
  const room = get('room')
  const plan = get('plan')
  const meetings = [...upcoming, ...past]
  const inRoom = room ? meetings.find(({ meetingLink }) => meetingLink?.endsWith(`room=${room}`)) : undefined
  const isWeek = get('view') === 'week'
  return (
    <Stack gap={6}>
      {meetings.length > 0 && (
        <Segments
          label="View"
          options={VIEWS}
          value={isWeek ? 'week' : 'list'}
          onValueChange={(view) => set({ view: view === 'week' ? view : undefined, week: undefined })}
        />
      )}
      {isWeek ? (
        <Week meetings={meetings} />
      ) : (
        <Lists upcoming={upcoming} past={past} onPractise={onPractise} />
      )}
      {prepare && (
        <PreparationDialog
          id={prepare}
          onPractise={() => onPractise(prepare)}
          onClose={() => set({ prepare: undefined })}
        />
      )}
      {plan && (
        <Suspense fallback={<Waiting />}>
          <PlanDialog
            key={plan}
            id={plan}
            interview={meetings.find(({ id }) => id === plan)}
            onClose={() => set({ plan: undefined })}
          />
        </Suspense>
      )}
      {room && <RoomDialog interview={inRoom} onClose={() => set({ room: undefined })} />}
    </Stack>
  )
}

function Week({ meetings }: { meetings: readonly CandidateInterview[] }) {
  const address = useAddress()
  const zone = sideZone()
  return (
    <WeekGrid
      zone={zone}
      monday={mondayIn(address.get('week'), zone)}
      onMonday={(week) => address.set({ week }, { replace: false })}
      entries={interviewEntries(meetings, ({ id, type, company, role }) => ({
        title: company.name,
        note: `${type}. ${role}`,
        to: address.with({ view: undefined, week: undefined, interview: id }),
      }))}
    />
  )
}

function Lists({ upcoming, past, onPractise }: CandidateInterviews & Pick<MeetingsProps, 'onPractise'>) {
  const { set } = useAddress()
  return (
    <>
      <Stack gap={3} asChild>
        <section aria-labelledby="upcoming">
          <Heading id="upcoming" look="h3">
            Upcoming
          </Heading>
          <Card>
            {upcoming.length === 0 ? (
              <EmptyState
                icon={Calendar}
                title="No interview planned"
                text="When a company proposes times, you confirm one here."
              />
            ) : (
              <Rows>
                {upcoming.map((interview) => (
                  <UpcomingInterview
                    key={interview.id}
                    interview={interview}
                    onPrepare={() => set({ prepare: interview.id })}
                    onPractise={() => onPractise(interview.id)}
                    onPlan={() => set({ plan: interview.id })}
                  />
                ))}
              </Rows>
            )}
          </Card>
        </section>
      </Stack>
      {upcoming.length > 0 && (
        <PreparationCards interviews={upcoming} onOpen={(id) => set({ prepare: id })} />
      )}
      <Stack gap={3} asChild>
        <section aria-labelledby="history">
          <Heading id="history" look="h3">
            History
          </Heading>
          <Card>
            {past.length === 0 ? (
              <EmptyState
                icon={History}
                title="No interviews yet"
                text="Past interviews stay here with their outcome and feedback."
              />
            ) : (
              <Rows>
                {past.map((interview) => (
                  <PastInterview
                    key={interview.id}
                    interview={interview}
                    onPlan={() => set({ plan: interview.id })}
                  />
                ))}
              </Rows>
            )}
          </Card>
        </section>
      </Stack>
    </>
  )
}
