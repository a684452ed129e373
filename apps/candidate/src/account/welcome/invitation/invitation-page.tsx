import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@tryka/api-client'
import { CentredScreen, Delayed, Waiting } from '@tryka/app-shell'
import { readAdmission } from '@tryka/domain'
import { Card, ErrorState, Stack } from '@tryka/ui'
import { useAccountClients } from '../../../base/place/account'
import { Box } from '../box'
import { InvitationOver } from './invitation-over'
import { InvitationReady } from './invitation-ready'

export interface InvitationPageProps {
  /** Empty for a link that is none. */
  token: string
  /** On to what anybody sees here. */
  onLeave: () => void
}

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVITATION_OVER' || error.status === 400)

/** Where the link of a mail leads. Looking changes nothing: only the button does anything. */
export function InvitationPage({ token, onLeave }: InvitationPageProps) {
  const { api, queries } = useAccountClients()
  const view = useQuery(
    {
      queryKey: [readAdmission.path, token],
      queryFn: ({ signal }) => api.call(readAdmission, { body: { token } }, { signal }),
      enabled: token !== '',
      staleTime: 0,
      gcTime: 0,
    },
    queries,
  )
  const over = token === '' || isOver(view.error)
  return (
    <CentredScreen>
      <Box>
        {over ? (
          <InvitationOver />
        ) : view.data ? (
          <InvitationReady
            token={token}
            view={view.data}
            onLeave={onLeave}
            onChanged={() => void view.refetch()}
          />
        ) : view.isError ? (
          <Card pad>
            <ErrorState
              text="The invitation could not be read. Check your connection, then try again."
              onRetry={() => void view.refetch()}
              busy={view.isFetching}
            />
          </Card>
        ) : (
          <Stack gap={4}>
            <Delayed>
              <Waiting label="Reading your invitation" />
            </Delayed>
          </Stack>
        )}
      </Box>
    </CentredScreen>
  )
}
