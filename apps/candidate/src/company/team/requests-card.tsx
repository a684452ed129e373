import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  acceptJoinRequest,
  declineJoinRequest,
  listJoinRequests,
  TEAM_ROLES,
  type JoinRequest,
  type TeamRole,
} from '@tryka/domain'
import { Button, Card, CardBody, CardHead, NativeSelect, Row, SrOnly, Stack, Text } from '@tryka/ui'
import { useArrival } from '../../base/address/use-arrival'
import { useChange } from '../../base/calls/calls'
import { formatDate } from '../../base/format/format'

/** Who asks for a seat with a proven mailbox at the domain; an Admin decides. */
export function RequestsCard() {
  const requests = useQuery(endpointQuery(listJoinRequests))
  const arrival = useArrival<HTMLElement>('show', 'requests')
  return (
    <Card asChild>
      <section aria-labelledby="requests-card" {...arrival}>
        <CardHead>
          <h2 id="requests-card">Requests to join</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={requests}
            errorText="The requests could not be loaded. Check your connection, then try again."
          >
            {({ items }) =>
              items.length === 0 ? (
                <Text size="sm">
                  Nobody asks now. Whoever makes your company a second time is led here, with a mailbox at
                  your domain.
                </Text>
              ) : (
                <Stack gap={4} asChild>
                  <ul>
                    {items.map((request) => (
                      <li key={request.id}>
                        <Request {...request} />
                      </li>
                    ))}
                  </ul>
                </Stack>
              )
            }
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}

function Request({ id, name, title, address, at, expiresAt }: JoinRequest) {
  const [role, setRole] = useState<TeamRole>('Recruiter')
  const params = { id }
  const accept = useChange((api) => api.call(acceptJoinRequest, { params, body: { role } }), {
    done: () => `${name} is in the team`,
    text: () => 'They are told by mail.',
    failed: 'The request could not be accepted. Try again.',
  })
  const decline = useChange((api) => api.call(declineJoinRequest, { params }), {
    done: () => 'Request declined',
    failed: 'The request could not be declined. Try again.',
  })
  return (
    <Row gap={3} wrap between>
      <div>
        <b>{name}</b>
        {title && <>, {title}</>}
        <Text size="sm">
          {address}, proven. Asked {formatDate(at)}, open until {formatDate(expiresAt)}.
        </Text>
      </div>
      <Row gap={2} wrap>
        <NativeSelect
          size="sm"
          aria-label={`Role of ${name}`}
          options={TEAM_ROLES.map((value) => ({ value, label: value }))}
          value={role}
          onValueChange={(value) => setRole(TEAM_ROLES.find((each) => each === value) ?? role)}
        />
        <Button size="sm" busy={accept.isPending} onClick={() => accept.mutate()}>
          Accept<SrOnly> {name}</SrOnly>
        </Button>
        <Button variant="quiet" size="sm" busy={decline.isPending} onClick={() => decline.mutate()}>
          Decline<SrOnly> {name}</SrOnly>
        </Button>
      </Row>
    </Row>
  )
}
