import { styled } from 'styled-components'

/** A share of 100 and its noun, such as "94% match"; read as one. */
export function Score({ value, noun, className }: { value: number; noun: string; className?: string }) {
  return (
    <Box className={className}>
      <b>{Math.round(value)}%</b> <span>{noun}</span>
    </Box>
  )
}

const Box = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 0.25rem;
  min-width: 4.25rem;

  b {
    font: 580 1.25rem/1 var(--font-display);
    font-stretch: 104%;
    font-variant-numeric: tabular-nums;
  }
  span {
    font-size: var(--fs-1);
    line-height: 1;
    color: var(--text-3);
  }
`
