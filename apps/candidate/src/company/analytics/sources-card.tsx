import type { Analytics, RowMetric } from '@tryka/domain'
import { BarList, Text, TextButton } from '@tryka/ui'
import { SectionCard } from './section-card'

interface SourcesCardProps {
  data: Analytics
  onOpen: (metric: RowMetric) => void
}

/** How the applications of the range were found. */
export function SourcesCard({ data: { sources, cohort, definitions }, onOpen }: SourcesCardProps) {
  return (
    <SectionCard title="Sources">
      <Text size="sm">{definitions['sources']}</Text>
      {cohort === 0 ? (
        <Text size="sm">Nobody applied in this range.</Text>
      ) : (
        <BarList
          items={[...sources]
            .sort((a, b) => b.count - a.count)
            .map(({ source, label, count, percent }) => ({
              label,
              value: count,
              text: (
                <TextButton aria-label={`Open the ${count} from ${label}`} onClick={() => onOpen(source)}>
                  {count} ({percent}%)
                </TextButton>
              ),
            }))}
        />
      )}
    </SectionCard>
  )
}
