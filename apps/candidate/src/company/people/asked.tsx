import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listFirstContacts, takeBackContact, type FirstContact } from '@tryka/domain'
import { Button, Card, CardHead, Identity, Avatar, Row, RowItem, Rows, SrOnly, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { counted, formatDate } from '../../base/format/format'

/** Requests to talk that wait for an answer; nothing is shown while none does. */
export function Asked() {
  const { data } = useQuery(endpointQuery(listFirstContacts))
  const open = (data?.items ?? []).filter(({ state }) => state === 'sent')
  if (open.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="asked">
        <CardHead>
          <h2 id="asked">Asked to talk</h2>
          {data?.limit && (
            <Text size="sm">
              {counted(data.limit.left, 'person', 'people')} left to ask today. {data.limit.why}
            </Text>
          )}
        </CardHead>
        <Rows>
          {open.map((contact) => (
            <AskedRow key={contact.id} contact={contact} />
          ))}
        </Rows>
      </section>
    </Card>
  )
}

function AskedRow({ contact: { id, person, role, askedBy, at, expiresAt } }: { contact: FirstContact }) {
  const takeBack = useChange((api) => api.call(takeBackContact, { params: { id } }), {
    done: () => 'Request taken back',
    failed: 'The request could not be taken back. Try again.',
  })
  return (
    <RowItem>
      <Row between gap={3} wrap style={{ flex: 1 }}>
        <Identity
          avatar={<Avatar name={person.name} />}
          name={person.name}
          note={`${role ? `${role}. ` : ''}Asked by ${askedBy.name}, ${formatDate(at)}. Open until ${formatDate(expiresAt)}`}
        />
        <Button variant="quiet" size="sm" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          Take back<SrOnly> the request to {person.name}</SrOnly>
        </Button>
      </Row>
    </RowItem>
  )
}
