import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { adjacentGuidance, type AdjacentGuidance } from '@tryka/domain'
import { Heading, LoadingRows, Stack, Text, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { formatDate } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'

/** Skills that open jobs ask for beside one's own, as counts. */
export function BesideSkills() {
  const adjacent = useQuery(endpointQuery(adjacentGuidance))
  return (
    <Stack gap={3}>
      <Heading as="h3" look="h4">
        Skills beside yours
      </Heading>
      <QueryView
        query={adjacent}
        loading={<LoadingRows label="Counting skills" />}
        errorText="The counts could not be loaded. Check your connection, then try again."
      >
        {(data) => <Counts data={data} />}
      </QueryView>
    </Stack>
  )
}

function Counts({ data: { items, tooFew, postings, asOf } }: { data: AdjacentGuidance }) {
  if (items.length === 0 && tooFew.length === 0)
    return (
      <Text size="sm">
        You list no skills yet.{' '}
        <TextLink asChild>
          <Link to={sectionPath('skills', { add: 'new' })}>Add skills</Link>
        </TextLink>{' '}
        to see what is asked for beside them.
      </Text>
    )
  return (
    <>
      {items.length === 0 && (
        <Text size="sm">Nothing is asked for beside your skills often enough to say.</Text>
      )}
      <List>
        {items.map(({ skill, beside, asking, both }) => (
          <li key={`${skill} ${beside}`}>
            Of {asking} postings that ask for {skill},{' '}
            <b>
              {both} also ask for {beside}
            </b>
            .
          </li>
        ))}
      </List>
      {tooFew.length > 0 && (
        <Text size="sm" tone={3}>
          Too few postings to say: {tooFew.map(({ skill, postings: n }) => `${skill} (${n})`).join(', ')}.
        </Text>
      )}
      <Text size="xs" tone={3}>
        Counted over {postings} open jobs, {formatDate(asOf)}. Those come first that are asked for together
        more often than each alone would suggest.
      </Text>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  b {
    font-weight: var(--fw-medium);
  }
`
