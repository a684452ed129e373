import { QueryView } from '@tryka/app-shell'
import { listPractice, type PracticeList } from '@tryka/domain'
import { Button, Card, Columns, EmptyState, LoadingRows, Stack } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { ProgressCard } from '../progress/progress-card'
import { BestCard } from './best-card'
import { SessionsCard } from './sessions-card'

interface PracticeProps {
  onPractise: () => void
}

/** Practice of one's own: how it goes on, every session, and the best of them. */
export function Practice({ onPractise }: PracticeProps) {
  const address = useAddress()
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  const sessions = useRead(listPractice, { query: { page } }, { keep: true })
  return (
    <QueryView
      query={sessions}
      loading={<LoadingRows label="Loading practice" />}
      boxed
      isEmpty={({ total }: PracticeList) => total === 0}
      empty={
        <Card>
          <EmptyState
            as="h2"
            title="No practice yet"
            text="Answer a question as you would in an interview, and read what the answer says. Only you see it."
            action={<Button onClick={onPractise}>Practise</Button>}
          />
        </Card>
      }
      errorText="Your practice could not be loaded. Check your connection, then try again."
    >
      {(data) => (
        <Columns>
          <Stack gap={5}>
            <ProgressCard />
            <SessionsCard
              list={data}
              onPage={(to) => address.set({ page: to > 1 ? String(to) : undefined })}
            />
          </Stack>
          <BestCard best={data.best} />
        </Columns>
      )}
    </QueryView>
  )
}
