import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { listDecisions, type Decision } from '@tryka/domain'
import { Card, CardBody, CardHead, Heading } from '@tryka/ui'
import { useArrival } from '../address/use-arrival'
import { formatDate } from '../format/format'
import { usePlace } from '../place/place'
import { DecisionStatement } from './decision-statement'

const ACTIONS: Record<Decision['action'], string> = {
  dismiss: 'Nothing',
  warn: 'Warning',
  take_down: 'Taken down',
  suspend: 'Suspended',
}

/** Decisions of administrators about this person or this company; most have none, and see no card. */
export function DecisionsCard() {
  const view = usePlace()
  const decisions = useQuery({ ...endpointQuery(listDecisions), enabled: !view.isDemo, staleTime: 0 })
  const arrival = useArrival<HTMLElement>('show', 'decisions')
  const owner = view.side === 'company' ? view.company.id : null
  const shown = (decisions.data?.items ?? []).filter(({ companyId }) => companyId === owner)
  if (view.isDemo || (!decisions.isError && shown.length === 0)) return null
  return (
    <Card asChild>
      <section aria-labelledby="decisions" {...arrival}>
        <CardHead>
          <h2 id="decisions">Decisions</h2>
        </CardHead>
        <QueryView
          query={decisions}
          errorText="Decisions could not be loaded. Check your connection, then try again."
        >
          {() => (
            <List>
              {shown.map((decision) => (
                <Item key={decision.id} decision={decision} />
              ))}
            </List>
          )}
        </QueryView>
      </section>
    </Card>
  )
}

function Item({ decision }: { decision: Decision }) {
  const arrival = useArrival<HTMLLIElement>('decision', decision.id)
  const { action, name, at } = decision
  return (
    <li {...arrival}>
      <CardBody>
        <Heading as="h3" look="h4">
          {ACTIONS[action]}: {name}, {formatDate(at)}
        </Heading>
        <DecisionStatement decision={decision} />
      </CardBody>
    </li>
  )
}

const List = styled.ul`
  > li + li {
    border-top: var(--bw) solid var(--line);
  }
  h3 {
    margin-bottom: var(--sp-3);
    overflow-wrap: anywhere;
  }
`
