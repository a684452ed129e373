import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { endOpenSession, listSessions, type OpenSession } from '@tryka/domain'
import { Badge, Button, Rows, SrOnly, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { formatMoment } from '../../base/format/format'
import { Line } from './line'

/** The browsers in which the account is open. */
export function SessionList() {
  const sessions = useQuery(endpointQuery(listSessions))
  return (
    <QueryView
      query={sessions}
      loadingLabel="Loading sessions"
      errorText="The sessions could not be loaded. Check your connection, then try again."
    >
      {(all) => (
        <Rows>
          {all.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </Rows>
      )}
    </QueryView>
  )
}

function SessionLine({ session: { id, device, lastSeenAt, current } }: { session: OpenSession }) {
  const end = useChange((api, _args: undefined) => api.call(endOpenSession, { params: { id } }), {
    done: () => 'Session ended',
    failed: 'The session could not be ended. Try again.',
  })
  return (
    <Line>
      <div>
        <b>{device}</b>
        <Text size="xs" tone={3}>
          Last used {formatMoment(lastSeenAt)}
        </Text>
      </div>
      {current ? (
        <Badge tone="satya">This browser</Badge>
      ) : (
        <Button size="sm" variant="secondary" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          End session<SrOnly>: {device}</SrOnly>
        </Button>
      )}
    </Line>
  )
}
