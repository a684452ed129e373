import type { Analytics, FunnelMetric } from '@tryka/domain'
import { Table, TextButton, type Column } from '@tryka/ui'
import { Funnel } from '../parts/funnel'
import { formatCount } from '../../base/format/format'
import { Defined } from './defined'
import { SectionCard } from './section-card'

interface FunnelCardProps {
  data: Analytics
  onOpen: (metric: FunnelMetric) => void
}

/** The funnel as a picture and as a table, with what each step counts. */
export function FunnelCard({ data: { funnel, definitions }, onOpen }: FunnelCardProps) {
  const columns: Column<Analytics['funnel'][number]>[] = [
    {
      key: 'metric',
      head: 'Stage and what it counts',
      rowHead: true,
      cell: ({ metric }) => <Defined name={metric} definition={definitions[metric]} />,
    },
    {
      key: 'count',
      head: 'Number',
      numeric: true,
      cell: ({ metric, count }) => (
        <TextButton
          aria-label={`Open the ${formatCount(count)} behind ${metric}`}
          onClick={() => onOpen(metric)}
        >
          {formatCount(count)}
        </TextButton>
      ),
    },
    {
      key: 'share',
      head: 'Kept',
      numeric: true,
      wideOnly: true,
      cell: ({ share }) => (share === null ? '–' : `${share}%`),
    },
  ]
  return (
    <SectionCard
      title="Hiring funnel"
      table={
        <Table
          caption="Hiring funnel in numbers"
          columns={columns}
          rows={funnel}
          rowKey={({ metric }) => metric}
        />
      }
    >
      <div>
        <Funnel steps={funnel} />
      </div>
    </SectionCard>
  )
}
