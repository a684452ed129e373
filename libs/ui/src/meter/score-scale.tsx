import { styled } from 'styled-components'

export interface ScoreScaleProps {
  score: number
  /** How sure it is. */
  interval: { low: number; high: number }
  /** Both ends of the thread. */
  range: readonly [number, number]
  /** Where levels begin. */
  levels: readonly { name: string; begins: number }[]
  /** Without a level all of it is ink. */
  quiet?: boolean
}

/** A score with its interval on a thread from the lowest to the highest there is. */
export function ScoreScale({
  score,
  interval: { low, high },
  range: [lowest, highest],
  levels,
  quiet = false,
}: ScoreScaleProps) {
  const place = (at: number): string =>
    `${(((Math.min(highest, Math.max(lowest, at)) - lowest) / (highest - lowest)) * 100).toFixed(2)}%`
  const begins = levels.map((level) => `${level.name} at ${level.begins}`).join(', ')
  return (
    <Box
      role="img"
      aria-label={`Score ${score} on a scale from ${lowest} to ${highest}, likely ${low} to ${high}. Levels begin: ${begins}.`}
    >
      <Track>
        <Band $quiet={quiet} style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        {levels.map((level) => (
          <Tick key={level.name} style={{ left: place(level.begins) }} />
        ))}
        <Point $quiet={quiet} style={{ left: place(score) }} />
      </Track>
      <Names>
        <span style={{ left: 0 }}>{lowest}</span>
        {levels.map((level) => (
          <span key={level.name} style={{ left: place(level.begins) }}>
            {level.begins}
            <small>{level.name}</small>
          </span>
        ))}
        <span style={{ left: '100%' }}>{highest}</span>
      </Names>
    </Box>
  )
}

const Box = styled.div`
  container-type: inline-size;
  font-size: var(--fs-1);
  color: var(--text-3);

  i {
    position: absolute;
    forced-color-adjust: none;
  }
`
const Track = styled.div`
  position: relative;
  height: 2.5rem;

  &::before {
    position: absolute;
    top: 1.1875rem;
    right: 0;
    left: 0;
    height: 2px;
    background: var(--line-strong);
    content: '';
  }
`
const Tick = styled.i`
  top: 0.875rem;
  width: 0.625rem;
  height: 0.75rem;
  margin-left: -0.3125rem;
  background: var(--control);
  clip-path: polygon(6.9px 0, 9.3px 0, 2.4px 100%, 0 100%);
`
const Band = styled.i<{ $quiet: boolean }>`
  --_edge: var(--${({ $quiet }) => ($quiet ? 'control' : 'satya')});
  top: 0.625rem;
  height: 1.25rem;
  background: var(--${({ $quiet }) => ($quiet ? 'surface-3' : 'satya-tint')});
  box-shadow:
    inset 0 2px 0 var(--_edge),
    inset 0 -2px 0 var(--_edge);
  clip-path: polygon(0.72rem 0, 100% 0, calc(100% - 0.72rem) 100%, 0 100%);
`
const Point = styled.i<{ $quiet: boolean }>`
  top: 0.25rem;
  bottom: 0.25rem;
  width: 1.75rem;
  margin-left: -0.875rem;
  background: var(--${({ $quiet }) => ($quiet ? 'text-2' : 'satya')});
  clip-path: polygon(1.18rem 0, 1.5rem 0, 0.57rem 100%, 0.25rem 100%);
`
const Names = styled.div`
  position: relative;
  height: 2.25rem;
  line-height: 1.3;

  span {
    position: absolute;
    font-variant-numeric: tabular-nums;
    text-align: center;
    transform: translateX(-50%);
  }
  span:first-child {
    transform: none;
  }
  span:last-child {
    transform: translateX(-100%);
  }
  small {
    display: none;
    font-size: inherit;
  }
  @container (min-width: 32rem) {
    small {
      display: block;
    }
  }
`
