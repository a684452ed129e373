import { QueryView } from '@tryka/app-shell'
import { listPractice, type PracticeList } from '@tryka/domain'
import { Button, Card, Columns, EmptyState, LoadingRows, Stack, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { ownCorrectionsPath } from '../../parts/corrections/own-path'
import { OwnCorrections } from '../corrections/own-corrections'
import { ProgressCard } from '../progress/progress-card'
import { BestCard } from './best-card'
import { SessionsCard } from './sessions-card'

interface PracticeProps {
  onPractise: () => void
}

/** Practice of one's own, or in its place what one said is wrong with its questions and with modules. */
export function Practice({ onPractise }: PracticeProps) {
  const address = useAddress()
  if (address.get('corrections') === 'own')
    return <OwnCorrections backTo={address.with({ corrections: undefined })} />
  return <Practised onPractise={onPractise} />
}

/** How it goes on, every session, and the best of them. */
function Practised({ onPractise }: PracticeProps) {
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
        <Stack gap={4}>
          <Card>
            <EmptyState
              as="h2"
              title="No practice yet"
              text="Answer a question as you would in an interview, and read what the answer says. Only you see it."
              action={<Button onClick={onPractise}>Practise</Button>}
            />
          </Card>
          <ToCorrections />
        </Stack>
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
          <Stack gap={5}>
            <BestCard best={data.best} />
            <ToCorrections />
          </Stack>
        </Columns>
      )}
    </QueryView>
  )
}

const ToCorrections = () => (
  <div>
    <TextLink asChild>
      <Link to={ownCorrectionsPath()}>Your corrections</Link>
    </TextLink>
  </div>
)
