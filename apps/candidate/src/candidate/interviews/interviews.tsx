import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button, Icon, LoadingRows, PageHead, Tabs } from '@tryka/ui'
import { listInterviews, type CandidateInterview } from '@tryka/domain'
import { Delayed, endpointQuery, Waiting } from '@tryka/app-shell'
import { useAddress } from '../parts/address'
import { practiseFor } from '../practice/start/practise-for'
import { Meetings } from './meetings'

// One chunk with the rest: of its own it would tear small parts out of the first load.
export { Player } from '../practice/player'
export { Room } from '../practice/mocks/room'

const Practice = lazy(async () => ({ default: (await import('../practice/list/practice')).Practice }))
const WithOthers = lazy(async () => ({
  default: (await import('../practice/with-others')).WithOthers,
}))
const StartDialog = lazy(async () => ({
  default: (await import('../practice/start/start-dialog')).StartDialog,
}))

const TABS = ['meetings', 'practice', 'others'] as const

/** Meetings ahead and behind, practice for them, and people who help each other. */
export function Interviews() {
  const address = useAddress()
  const interviews = useQuery(endpointQuery(listInterviews))
  const tab = TABS.find((one) => one === address.get('tab')) ?? 'meetings'
  const practise = address.get('practise')
  const onPractise = (wanted = 'any') => address.set({ practise: wanted, prepare: undefined })
  const next = nextOf(interviews.data?.upcoming ?? [])
  return (
    <>
      <PageHead
        title="Interviews"
        context="Confirm, join, prepare and move your meetings."
        actions={
          !interviews.isPending && (
            <Button
              variant={tab === 'practice' ? 'primary' : 'secondary'}
              onClick={() => onPractise(next?.id)}
            >
              <Icon icon={MessagesSquare} size="sm" />
              {next
                ? practiseFor({
                    startsAt: next.status === 'confirmed' ? next.startsAt : null,
                    company: next.company.name,
                  })
                : 'Practise'}
            </Button>
          )
        }
      />
      <Tabs
        label="Interviews"
        value={tab}
        onValueChange={(to) =>
          address.set({
            tab: to === 'meetings' ? undefined : to,
            page: undefined,
            type: undefined,
            corrections: undefined,
            view: undefined,
            week: undefined,
          })
        }
        items={[
          {
            value: 'meetings',
            label: 'Meetings',
            content: <Meetings query={interviews} onPractise={onPractise} />,
          },
          {
            value: 'practice',
            label: 'Practice',
            content: (
              <Suspense
                fallback={
                  <Delayed>
                    <LoadingRows label="Loading practice" />
                  </Delayed>
                }
              >
                <Practice onPractise={onPractise} />
              </Suspense>
            ),
          },
          {
            value: 'others',
            label: 'With others',
            content: (
              <Suspense
                fallback={
                  <Delayed>
                    <LoadingRows label="Loading helping" />
                  </Delayed>
                }
              >
                <WithOthers />
              </Suspense>
            ),
          },
        ]}
      />
      {practise && (
        <Suspense fallback={<Waiting />}>
          <StartDialog
            key={practise}
            wanted={practise}
            onClose={() => address.set({ practise: undefined, job: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}

/** The next meeting with a time, else the first that waits for one. */
const nextOf = (upcoming: readonly CandidateInterview[]): CandidateInterview | undefined =>
  upcoming.find(({ status }) => status === 'confirmed') ?? upcoming[0]
