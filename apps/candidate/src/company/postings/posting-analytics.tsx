import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import {
  ANALYTICS_RANGE_IDS,
  ANALYTICS_RANGES,
  getPostingAnalytics,
  type Analytics,
  type AnalyticsRange,
} from '@tryka/domain'
import { BarList, ButtonLink, Dialog, Field, Heading, NativeSelect, Stack, Text } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { Link } from '../../base/address/placed-link'
import { sectionPath } from '../parts/address'
import { Funnel } from '../parts/funnel'

interface PostingAnalyticsProps {
  id: string
  onClose: () => void
}

/** The figures of one posting; each opens its rows in Analytics. */
export function PostingAnalytics({ id, onClose }: PostingAnalyticsProps) {
  const [range, setRange] = useState<AnalyticsRange>('1y')
  const analytics = useQuery({
    ...readQuery(getPostingAnalytics, { params: { id }, query: { range } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Posting analytics"
      description="How people found this posting and how far they came."
      footer={
        <ButtonLink asChild variant="secondary">
          <Link to={sectionPath('analytics', { range, posting: id })}>Open in Analytics</Link>
        </ButtonLink>
      }
    >
      <Stack gap={5}>
        <Field label="Range">
          <NativeSelect
            options={ANALYTICS_RANGE_IDS.map((value) => ({ value, label: ANALYTICS_RANGES[value].label }))}
            value={range}
            onValueChange={(value) => setRange(ANALYTICS_RANGE_IDS.find((each) => each === value) ?? '1y')}
          />
        </Field>
        <QueryView query={analytics} errorText="The figures could not be loaded. Try again.">
          {(data) => (
            <>
              <div>
                <Funnel
                  steps={data.funnel}
                  rowsAt={(metric) => sectionPath('analytics', { range, posting: id, metric })}
                />
              </div>
              <Sources data={data} />
              <Text size="sm">{medianText(data)}</Text>
            </>
          )}
        </QueryView>
      </Stack>
    </Dialog>
  )
}

const Sources = ({ data: { sources, cohort } }: { data: Analytics }) => (
  <Stack gap={3}>
    <Heading as="h3" look="h4">
      Sources
    </Heading>
    {cohort === 0 ? (
      <Text size="sm">Nobody applied in this range.</Text>
    ) : (
      <BarList
        items={sources.map(({ label, count, percent }) => ({
          label,
          value: count,
          text: `${count} (${percent}%)`,
        }))}
      />
    )}
  </Stack>
)

const medianText = ({ timeToHire: { median, tooFew, n } }: Analytics): string =>
  tooFew || median === null
    ? `Time to hire: too few to report (${n}).`
    : `Time to hire: median ${median} days of ${n} hires.`
