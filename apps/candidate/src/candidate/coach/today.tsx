import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { coachToday, type CoachToday } from '@tryka/domain'
import { Heading, Icon, Stack, Text } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'

/** Three things for today at most, the most urgent first. */
export function Today() {
  const today = useQuery({ ...endpointQuery(coachToday), staleTime: 0 })
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="for-today">
        <Heading id="for-today" as="h3" look="h4">
          For today
        </Heading>
        <QueryView
          query={today}
          loadingLabel="Loading what is for today"
          errorText="What is for today could not be loaded. Check your connection, then try again."
        >
          {({ things }) => <Things things={things} />}
        </QueryView>
      </section>
    </Stack>
  )
}

/** Each leads to where it is done. */
export const Things = ({ things }: Pick<CoachToday, 'things'>) =>
  things.length === 0 ? (
    <Text size="sm" tone={3}>
      Nothing is due today.
    </Text>
  ) : (
    <List>
      {things.map(({ id, title, note, href }) => (
        <li key={id} data-strand={STRANDS[id]}>
          <Link to={href}>
            <span>
              {title}
              <small>{note}</small>
            </span>
            <Icon icon={ChevronRight} size="sm" />
          </Link>
        </li>
      ))}
    </List>
  )

/** What each is of: growth, work ahead, or proof. */
const STRANDS: Readonly<Record<string, string>> = {
  cards: 'vriddhi',
  next: 'vriddhi',
  plan: 'siddhi',
  session: 'siddhi',
  practise: 'siddhi',
  verify: 'satya',
}

const List = styled.ul`
  border: var(--bw) solid var(--line);
  border-radius: var(--r-2);

  li + li {
    border-top: var(--bw) solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    min-height: 2.75rem;
    padding: var(--sp-2) var(--sp-4);
    font-size: var(--fs-3);
    line-height: 1.4;
    color: var(--text);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 0.4375rem;
    background: var(--line-strong);
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  li[data-strand='vriddhi'] a::before {
    background: var(--vriddhi);
  }
  li[data-strand='siddhi'] a::before {
    background: var(--siddhi);
  }
  li[data-strand='satya'] a::before {
    background: var(--satya);
  }
  a > span {
    margin-right: auto;
  }
  a:hover {
    background: var(--surface-2);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  svg {
    flex: none;
    color: var(--text-3);
  }
`
