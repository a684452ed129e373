import { useId } from 'react'
import { ANALYTICS_RANGE_IDS, ANALYTICS_RANGES, type Analytics, type AnalyticsRange } from '@tryka/domain'
import { Card, CardBody, CardHead, Field, NativeSelect } from '@tryka/ui'
import { EmptyRow } from '../../base/empty-row'
import { sectionPath } from '../parts/address'
import { Funnel } from '../parts/funnel'

interface FunnelCardProps {
  steps: Analytics['funnel']
  range: AnalyticsRange
  /** There was nothing to count in the whole year. */
  isEmpty: boolean
  onRange: (range: AnalyticsRange) => void
}

/** The funnel of a range; a figure opens its rows in Analytics. */
export function FunnelCard({ steps, range, isEmpty, onRange }: FunnelCardProps) {
  const titleId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            !isEmpty && (
              <Field label="Range" hideLabel size="sm">
                <NativeSelect
                  options={ANALYTICS_RANGE_IDS.map((value) => ({
                    value,
                    label: ANALYTICS_RANGES[value].label,
                  }))}
                  value={range}
                  onValueChange={(value) =>
                    onRange(ANALYTICS_RANGE_IDS.find((each) => each === value) ?? '30d')
                  }
                />
              </Field>
            )
          }
        >
          <h2 id={titleId}>Hiring funnel</h2>
        </CardHead>
        {isEmpty ? (
          <EmptyRow
            strand="satya"
            title="No applications yet"
            text="Views, applications, interviews, offers and hires are counted here from your first published posting."
          />
        ) : (
          <CardBody>
            <Funnel steps={steps} rowsAt={(metric) => sectionPath('analytics', { range, metric })} />
          </CardBody>
        )}
      </section>
    </Card>
  )
}
