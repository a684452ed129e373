import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listOwnJoinRequests, withdrawJoinRequest, type OwnJoinRequest } from '@tryka/domain'
import { Button, Row, SrOnly, Stack, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { formatDate } from '../../base/format/format'

/** Teams that this account asked to join and that have not answered. */
export function OwnRequests() {
  // An aside: where it cannot be read, the page says everything else.
  const { data } = useQuery(endpointQuery(listOwnJoinRequests))
  const waiting = data?.items.filter(({ state }) => state === 'sent') ?? []
  if (waiting.length === 0) return null
  return (
    <Stack gap={2} asChild>
      <section aria-label="Requests to join">
        {waiting.map((request) => (
          <Request key={request.id} {...request} />
        ))}
      </section>
    </Stack>
  )
}

function Request({ id, company, at, expiresAt }: OwnJoinRequest) {
  const withdraw = useChange((api) => api.call(withdrawJoinRequest, { params: { id } }), {
    done: () => 'Request taken back',
    failed: 'The request could not be taken back. Try again.',
  })
  return (
    <Row gap={3} wrap between>
      <Text size="sm">
        You asked to join <bdi>{company}</bdi> on {formatDate(at)}. Its Admins have until{' '}
        {formatDate(expiresAt)}.
      </Text>
      <Button variant="secondary" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Take back<SrOnly> the request to {company}</SrOnly>
      </Button>
    </Row>
  )
}
