import { Card, ErrorState, LoadingRows, Stack } from '@tryka/ui'
import { useAddress } from '../../parts/address'
import { PlayerFrame } from './frame/player-frame'
import { ToSkills } from './stops/to-skills'
import { Shown } from './shown'
import { useAttempt } from './use-attempt'

/** Taking an assessment: one task at a time, alone on the screen. */
export function Player() {
  const id = useAddress().get('attempt')
  return <OneAttempt key={id} id={id} />
}

function OneAttempt({ id }: { id: string }) {
  const attempt = useAttempt(id)
  const { query } = attempt
  if (query.data) return <Shown attempt={attempt} view={query.data} readAt={query.dataUpdatedAt} />
  return (
    <PlayerFrame subject="Assessment">
      {query.isError ? (
        <Card>
          <Stack gap={4}>
            <ErrorState
              text="This assessment could not be opened. Check your connection, then try again."
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
            <ToSkills />
          </Stack>
        </Card>
      ) : (
        <LoadingRows label="Opening the assessment" />
      )}
    </PlayerFrame>
  )
}
