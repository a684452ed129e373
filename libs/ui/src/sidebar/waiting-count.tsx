import { styled } from 'styled-components'
import { SrOnly } from '../layout/sr-only'

const grouped = new Intl.NumberFormat('en-GB')

/** How much waits at a place, spoken with its noun: "3 unread". Where nothing waits there is nothing. */
export function WaitingCount({ count, noun }: { count: number; noun?: string | undefined }) {
  if (count <= 0) return null
  return (
    <Count>
      {grouped.format(count)}
      {noun && <SrOnly> {noun}</SrOnly>}
    </Count>
  )
}

const Count = styled.span`
  flex: none;
  margin-left: auto;
  font-size: var(--fs-1);
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
