import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getFairness, type FairnessReport, type AnalyticsQuery } from '@tryka/domain'
import { Badge, Heading, media, Stack, Table, Text, type Column } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { counted } from '../../base/format/format'
import { SectionCard } from './section-card'

type Group = FairnessReport['stages'][number]['groups'][number]

/** What is withheld, or has nothing to stand beside. */
const NONE = '–'

const COLUMNS: Column<Group>[] = [
  { key: 'group', head: 'Group', rowHead: true, cell: ({ group }) => group },
  { key: 'entered', head: 'Entered', numeric: true, cell: ({ entered }) => entered },
  { key: 'passed', head: 'Passed', numeric: true, cell: ({ passed }) => passed ?? NONE },
  {
    key: 'rate',
    head: 'Rate',
    numeric: true,
    cell: ({ rate }) => (rate === null ? NONE : `${Math.round(rate * 100)}%`),
  },
  {
    key: 'ratio',
    head: 'Ratio',
    numeric: true,
    cell: ({ ratio, flagged }) => (
      <>
        {ratio === null ? !flagged && NONE : ratio.toFixed(2)}{' '}
        {flagged && <Badge tone="danger">Below 0.80</Badge>}
      </>
    ),
  },
  { key: 'p', head: 'Gap by chance (p)', numeric: true, cell: ({ p }) => (p === null ? NONE : chance(p)) },
]

const chance = (p: number): string => (p < 0.001 ? 'under 0.001' : p.toFixed(3))

/** `Offers and Hires: too few answers to report.`: stages of which no rate may be told. */
const silent = (stages: FairnessReport['stages']): string =>
  `${new Intl.ListFormat('en-GB').format(stages.map(({ stage }) => stage))}: too few answers to report.`

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
              Groups under five are merged into Other, with the next smallest where one subtraction would tell
              them apart. A dash stands for a number that is withheld for the same reason.
            </Text>
            <Text size="sm">
              The ratio compares a rate with the highest; under 0.80 it is marked. The last column says how
              often chance alone would make a gap at least as wide, if both groups were treated alike: 0.050
              is once in twenty times.
            </Text>
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
            {stages.some(({ groups }) => groups.length === 0) && (
              <Text size="sm">{silent(stages.filter(({ groups }) => groups.length === 0))}</Text>
            )}
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
