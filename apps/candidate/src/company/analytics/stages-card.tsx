import { COMPANY_STATUS, type AnalyticsBreakdown } from '@tryka/domain'
import { Table, Text, TextLink, type Column } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { counted, formatCount } from '../../base/format/format'
import { sectionPath } from '../parts/address'
import { SectionCard } from './section-card'

interface StagesCardProps {
  stages: AnalyticsBreakdown['stages']
  /** The posting to which the figures are narrowed. */
  postingId: string | undefined
}

type Stage = AnalyticsBreakdown['stages'][number]

const days = (value: number | null): string => (value === null ? '–' : counted(value, 'day'))

const columnsOf = (postingId: string | undefined): Column<Stage>[] => [
  {
    key: 'stage',
    head: 'Stage',
    rowHead: true,
    cell: ({ stage }) => {
      const status = COMPANY_STATUS[stage]
      return (
        <TextLink asChild>
          <Link to={sectionPath('applications', { view: 'list', status, posting: postingId })}>{status}</Link>
        </TextLink>
      )
    },
  },
  { key: 'n', head: 'Waiting', numeric: true, cell: ({ n }) => formatCount(n) },
  {
    key: 'median',
    head: 'Median',
    nowrap: true,
    cell: ({ n, median, tooFew }) => (tooFew && n > 0 ? 'Too few to report' : days(median)),
  },
  { key: 'longest', head: 'Longest', nowrap: true, cell: ({ longest }) => days(longest) },
]

/** How long those who wait have stood in their stage. */
export const StagesCard = ({ stages, postingId }: StagesCardProps) => (
  <SectionCard
    title="Time in stage"
    table={
      <Table
        caption="Open applications by stage"
        columns={columnsOf(postingId)}
        rows={stages}
        rowKey={({ stage }) => stage}
        narrow="scroll"
      />
    }
  >
    <Text size="sm">
      Open applications as they stand now, whatever the range: how many wait, and the days since they came to
      their stage.
    </Text>
  </SectionCard>
)
