import type { UseQueryResult } from '@tanstack/react-query'
import { CentredScreen, Delayed, Waiting } from '@tryka/app-shell'
import { ErrorState } from '@tryka/ui'

type Failed = Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>

/** The screen while a dashboard opens, and when it cannot. */
export const Opening = ({ failed }: { failed?: Failed }) => (
  <CentredScreen>
    {failed?.isError ? (
      <ErrorState
        text="The dashboard could not be opened. Check your connection, then try again."
        onRetry={() => void failed.refetch()}
        busy={failed.isFetching}
      />
    ) : (
      <Delayed>
        <Waiting label="Opening your dashboard" />
      </Delayed>
    )}
  </CentredScreen>
)
