import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueryView } from '@tryka/app-shell'
import {
  ANALYTICS_RANGE_IDS,
  getAnalytics,
  ROW_METRICS,
  type Analytics as Figures,
  type RowMetric,
} from '@tryka/domain'
import { Columns, PageHead, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { useCompanyPlace } from '../../base/place/place'
import { counted, formatDate, zoneName } from '../../base/format/format'
import { Breakdown } from './breakdown'
import { FairnessCard } from './fairness-card'
import { FilterBar, type Filter } from './filter-bar'
import { FunnelCard } from './funnel-card'
import { RowsDialog } from './rows-dialog'
import { SourcesCard } from './sources-card'
import { TimesCard } from './times-card'

/**
 * Analytics: funnel, sources and times of a range, then by week, stage and posting. Figures of applications open the
 * rows that they count.
 */
export function Analytics() {
  const address = useAddress()
  const { member } = useCompanyPlace().company
  const postingId = address.get('posting')
  const filter: Filter = {
    range: ANALYTICS_RANGE_IDS.find((each) => each === address.get('range')) ?? '30d',
    ...(address.get('finished') === 'true' ? { finishedOnly: 'true' } : {}),
    ...(postingId ? { postingId } : {}),
  }
  const analytics = useQuery({
    ...readQuery(getAnalytics, { query: { ...filter } }),
    placeholderData: keepPreviousData,
  })
  const metric = ROW_METRICS.find((each) => each === address.get('metric'))
  // Rows of one posting leave the page behind them as it is.
  const rowsOf = address.get('of') || postingId
  const open = (chosen: RowMetric, of?: string) => address.set({ metric: chosen, of }, { replace: false })
  return (
    <>
      <PageHead title="Analytics" context={analytics.data && contextOf(analytics.data)} />
      <Stack gap={5}>
        <FilterBar filter={filter} />
        <QueryView
          query={analytics}
          loading={<Loading />}
          boxed
          errorText="The figures could not be loaded. Check your connection, then try again."
        >
          {(data) => (
            <>
              <Columns>
                <FunnelCard data={data} onOpen={open} />
                <SourcesCard data={data} onOpen={open} />
              </Columns>
              <TimesCard data={data} onOpen={open} />
            </>
          )}
        </QueryView>
        <Breakdown filter={filter} onOpen={open} />
        {member.role === 'Admin' && <FairnessCard filter={filter} />}
      </Stack>
      {metric && (
        <RowsDialog
          filter={{ ...filter, ...(rowsOf ? { postingId: rowsOf } : {}) }}
          metric={metric}
          onClose={() => address.set({ metric: undefined, of: undefined })}
        />
      )}
    </>
  )
}

const contextOf = ({ from, to, timeZone, cohort }: Figures): string =>
  `${formatDate(from, timeZone)} to ${formatDate(to, timeZone)}, ${zoneName(timeZone)}: ${counted(cohort, 'application')}.`

const Loading = () => (
  <SkeletonGroup label="Loading the figures">
    <Stack gap={5}>
      <Skeleton height="18rem" />
      <Skeleton height="12rem" />
    </Stack>
  </SkeletonGroup>
)
