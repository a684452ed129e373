import { LoadingRows } from '@tryka/ui'
import { useAddress } from '../../parts/address'
import { NotOpened } from './frame/not-opened'
import { PlayerFrame } from './frame/player-frame'
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
        <NotOpened
          text="This assessment could not be opened. Check your connection, then try again."
          query={query}
        />
      ) : (
        <LoadingRows label="Opening the assessment" />
      )}
    </PlayerFrame>
  )
}
