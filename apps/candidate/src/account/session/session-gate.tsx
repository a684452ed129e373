import { Outlet } from 'react-router-dom'
import { CentredScreen, Delayed, Waiting } from '@tryka/app-shell'
import { ErrorState } from '@tryka/ui'
import { useSessionQuery } from './session'
import { SessionContext } from '../../base/session'

/** Opens the account of this browser before anything below asks for data, so that one browser is one guest. */
export function SessionGate() {
  const session = useSessionQuery()
  if (session.data)
    return (
      <SessionContext value={session.data}>
        <Outlet />
      </SessionContext>
    )
  return (
    <CentredScreen>
      {session.isError ? (
        <ErrorState
          text="The server could not be reached. Check your connection, then try again."
          onRetry={() => void session.refetch()}
          busy={session.isFetching}
        />
      ) : (
        <Delayed>
          <Waiting label="Opening your dashboard" />
        </Delayed>
      )}
    </CentredScreen>
  )
}
