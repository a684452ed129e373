import { Skeleton, SkeletonGroup, StatStrip } from '@tryka/ui'

const value = <Skeleton width="4rem" height="2.4rem" />
const note = <Skeleton width="5rem" height="1.3rem" />

/** The strip of counts before its numbers: same labels, same height. */
export const StatsLoading = ({ labels }: { labels: readonly string[] }) => (
  <SkeletonGroup label="Loading the counts">
    <StatStrip stats={labels.map((label) => ({ label, value, note }))} />
  </SkeletonGroup>
)
