import { styled } from 'styled-components'
import { Skeleton, SkeletonGroup } from '@tryka/ui'

/** Four columns of cards to come. */
export function BoardLoading() {
  return (
    <SkeletonGroup label="Loading applications">
      <Grid data-wide>
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} height="18rem" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: var(--sp-4);
`
