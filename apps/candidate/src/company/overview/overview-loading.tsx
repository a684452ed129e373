import { Card, Columns, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'

/** Keeps the places of the overview while it is read. */
export function OverviewLoading() {
  return (
    <SkeletonGroup label="Loading the overview">
      <Stack gap={5}>
        <Card pad>
          <Skeleton height="5.5rem" />
        </Card>
        <Columns>
          <Card pad>
            <Skeleton height="17rem" />
          </Card>
          <Card pad>
            <Skeleton height="17rem" />
          </Card>
        </Columns>
      </Stack>
    </SkeletonGroup>
  )
}
