import { styled } from 'styled-components'

/** A score never stands without its range. */
export const ScoreLine = ({
  score,
  interval: { low, high },
}: {
  score: number
  interval: { low: number; high: number }
}) => (
  <Line>
    <b>{score}</b> likely {low} to {high}
  </Line>
)

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem var(--sp-3);
  font-size: var(--fs-4);
  color: var(--text-2);

  b {
    font: var(--fw-display) 1.75rem/1 var(--font-display);
    font-stretch: 104%;
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--text);
  }
`
