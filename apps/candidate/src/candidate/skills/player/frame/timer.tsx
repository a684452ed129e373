import { styled } from 'styled-components'
import { SrOnly } from '@tryka/ui'

const LOW = 60

/** `1:42`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * What is left of the time for this task. It is not read out as it runs; a polite sentence comes once, at the last
 * minute. `seconds` were left when it appeared.
 */
export const Timer = ({ left, seconds }: { left: number; seconds: number }) => (
  <Box $low={left < LOW}>
    <b>{clockText(left)}</b>
    left for this task
    <SrOnly role="status">
      {seconds > LOW && left <= LOW && left > 0 && 'One minute left for this task.'}
    </SrOnly>
  </Box>
)

const Box = styled.div<{ $low: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-size: var(--fs-1);
  line-height: 1.3;
  color: var(--text-3);
  white-space: nowrap;

  b {
    font: 560 1.25rem/1.1 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--text);
    ${({ $low }) =>
      $low &&
      'margin-bottom: 0.25rem; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.2em;'}
  }
`
