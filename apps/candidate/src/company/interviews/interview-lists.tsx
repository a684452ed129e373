import { CalendarDays } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { CompanyInterview, CompanyInterviews } from '@tryka/domain'
import { Card, CardHead, EmptyState, Pager, Rows, Stack, Text } from '@tryka/ui'
import { pageIn } from '../../base/address/page-in'
import { counted, showing } from '../../base/format/format'
import { useAddress } from '../parts/address'
import type { Asked } from './interview-dialogs'
import { InterviewItem } from './interview-item'

interface ListsProps {
  data: CompanyInterviews
  onAsk: (asked: Asked) => void
}

/** Today, what waits, what is ahead, and what is behind. */
export function InterviewLists({ data, onAsk }: ListsProps) {
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
