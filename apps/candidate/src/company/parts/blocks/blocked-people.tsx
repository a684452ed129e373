import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { listBlocks, unblock } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, SrOnly, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

/** People whom this company blocks, and the way to take it back. */
export function BlockedPeople() {
  const blocks = useQuery(endpointQuery(listBlocks))
  const free = useChange(
    (api, { id }: { id: string; name: string }) => api.call(unblock, { params: { type: 'person', id } }),
    {
      done: (_result, { name }) => `${name} is not blocked any more`,
      failed: 'That did not work. Try again.',
    },
  )
  return (
    <Card asChild>
      <section aria-labelledby="blocked-people">
        <CardHead>
          <h2 id="blocked-people">Blocked people</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={blocks}
            errorText="The list could not be loaded. Check your connection, then try again."
          >
            {({ items }) =>
              items.length === 0 ? (
                <Text size="sm">
                  Nobody. A blocked person and this company neither find nor write to each other.
                </Text>
              ) : (
                <Lines>
                  {items.map(({ id, name }) => (
                    <li key={id}>
                      {name}
                      <Button
                        size="sm"
                        variant="quiet"
                        busy={free.isPending && free.variables.id === id}
                        onClick={() => free.mutate({ id, name })}
                      >
                        Unblock<SrOnly>: {name}</SrOnly>
                      </Button>
                    </li>
                  ))}
                </Lines>
              )
            }
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: var(--sp-2);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    overflow-wrap: anywhere;
  }
`
