import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getFairness, type FairnessReport, type AnalyticsQuery } from '@tryka/domain'
import { Badge, Heading, media, Stack, Table, Text, type Column } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { counted } from '../../base/format/format'
import { SectionCard } from './section-card'

type Group = FairnessReport['stages'][number]['groups'][number]

const COLUMNS: Column<Group>[] = [
  { key: 'group', head: 'Group', rowHead: true, cell: ({ group }) => group },
  { key: 'entered', head: 'Entered', numeric: true, cell: ({ entered }) => entered },
  { key: 'passed', head: 'Passed', numeric: true, cell: ({ passed }) => passed },
  { key: 'rate', head: 'Rate', numeric: true, cell: ({ rate }) => `${Math.round(rate * 100)}%` },
  {
    key: 'ratio',
    head: 'Ratio',
    numeric: true,
    cell: ({ ratio, flagged }) => (
      <>
        {ratio.toFixed(2)} {flagged && <Badge tone="danger">Below 0.80</Badge>}
      </>
    ),
  },
  { key: 'p', head: 'p', numeric: true, cell: ({ p }) => (p === null ? '–' : p.toFixed(3)) },
]

/** Selection rates by group, as sums; nobody reads single answers. */
export function FairnessCard({ filter }: { filter: AnalyticsQuery }) {
  const fairness = useQuery(readQuery(getFairness, { query: { ...filter } }))
  return (
    <SectionCard title="Selection rates">
      <QueryView query={fairness} errorText="The selection rates could not be loaded. Try again.">
        {({ answered, unknown, stages }) => (
          <Stack gap={5}>
            <Text size="sm">
              {counted(answered, 'person', 'people')} answered the voluntary questions, {unknown} did not.
              Groups under five are merged. A ratio under 0.80 is marked; p says how likely chance alone makes
              such a gap.
            </Text>
            {stages.every(({ groups }) => groups.length === 0) && (
              <Text size="sm">Too few answers to report.</Text>
            )}
            {stages
              .filter(({ groups }) => groups.length > 0)
              .map(({ stage, groups }) => (
                <Stack gap={2} key={stage}>
                  <Heading as="h3" look="h4">
                    {stage}
                  </Heading>
                  <Rates
                    caption={`Selection rates: ${stage}`}
                    columns={COLUMNS}
                    rows={groups}
                    rowKey={({ group }) => group}
                    narrow="scroll"
                  />
                </Stack>
              ))}
          </Stack>
        )}
      </QueryView>
    </SectionCard>
  )
}

// The card has its own margin: the columns stand under their heading.
const Rates = styled(Table<Group>)`
  ${media.wide} {
    table-layout: fixed;
    :is(th, td):first-child {
      width: 30%;
    }
  }
  && :is(th, td):first-child {
    padding-left: 0;
  }
  && :is(th, td):last-child {
    padding-right: 0;
  }
  ${media.stacked} {
    && :is(th, td):not(:last-child) {
      padding-right: var(--sp-3);
    }
  }
`
