import { styled } from 'styled-components'
import { Card } from '../card/card'
import { Skeleton, SkeletonGroup } from './skeleton'

/** Rows of a list that is being read. */
export const LoadingRows = ({ label, rows = 4 }: { label: string; rows?: number }) => (
  <Card>
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <BoneRow key={index}>
          <Skeleton width="42%" />
          <Skeleton width="64%" height="0.625rem" />
        </BoneRow>
      ))}
    </SkeletonGroup>
  </Card>
)

const BoneRow = styled.div`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-4) var(--sp-5);
  & + & {
    border-top: var(--bw) solid var(--line);
  }
`
