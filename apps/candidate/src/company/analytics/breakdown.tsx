import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueryView } from '@tryka/app-shell'
import { getAnalyticsBreakdown, type AnalyticsQuery, type FunnelMetric } from '@tryka/domain'
import { Columns, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { PostingsCard } from './postings-card'
import { StagesCard } from './stages-card'
import { WeeksCard } from './weeks-card'

interface BreakdownProps {
  filter: AnalyticsQuery
  onOpen: (metric: FunnelMetric, postingId: string) => void
}

/** The range by week and by posting, and how long open applications have stood in their stage. */
export function Breakdown({ filter, onOpen }: BreakdownProps) {
  const breakdown = useQuery({
    ...readQuery(getAnalyticsBreakdown, { query: { ...filter } }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView
      query={breakdown}
      loading={<Loading />}
      boxed
      errorText="Weeks, stages and postings could not be loaded. Check your connection, then try again."
    >
      {(data) => (
        <Stack gap={5}>
          <Columns ratio="half">
            <WeeksCard weeks={data.weeks} />
            <StagesCard stages={data.stages} postingId={filter.postingId} />
          </Columns>
          <PostingsCard data={data} onOpen={onOpen} />
        </Stack>
      )}
    </QueryView>
  )
}

const Loading = () => (
  <SkeletonGroup label="Loading weeks, stages and postings">
    <Stack gap={5}>
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </Stack>
  </SkeletonGroup>
)
