import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, SKILL_LEVELS } from '@tryka/domain'

const [LOWEST, HIGHEST] = [200, 800]
/** Where each level begins. */
const MARKS = { 1: 350, 2: 450, 3: 550, 4: 650 } as const

const place = (score: number): string => `${(((score - LOWEST) / (HIGHEST - LOWEST)) * 100).toFixed(2)}%`

export interface ScaleProps {
  score: number
  interval: { low: number; high: number }
  /** Without a level all of it is ink. */
  proved: boolean
}

/** The score with its interval on the thread from 200 to 800. */
export function Scale({ score, interval: { low, high }, proved }: ScaleProps) {
  const begins = SKILL_LEVELS.map((level) => `${SKILL_LEVEL_NAMES[level]} at ${MARKS[level]}`).join(', ')
  return (
    <Box
      role="img"
      aria-label={`Score ${score} on a scale from ${LOWEST} to ${HIGHEST}, likely ${low} to ${high}. Levels begin: ${begins}.`}
    >
      <Track>
        <Band $proved={proved} style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        {SKILL_LEVELS.map((level) => (
          <Tick key={level} style={{ left: place(MARKS[level]) }} />
        ))}
        <Point $proved={proved} style={{ left: place(score) }} />
      </Track>
      <Names>
        <span style={{ left: 0 }}>{LOWEST}</span>
        {SKILL_LEVELS.map((level) => (
          <span key={level} style={{ left: place(MARKS[level]) }}>
            {MARKS[level]}
            <small>{SKILL_LEVEL_NAMES[level]}</small>
          </span>
        ))}
        <span style={{ left: '100%' }}>{HIGHEST}</span>
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
const Band = styled.i<{ $proved: boolean }>`
  --_edge: var(--${({ $proved }) => ($proved ? 'satya' : 'control')});
  top: 0.625rem;
  height: 1.25rem;
  background: var(--${({ $proved }) => ($proved ? 'satya-tint' : 'surface-3')});
  box-shadow:
    inset 0 2px 0 var(--_edge),
    inset 0 -2px 0 var(--_edge);
  clip-path: polygon(0.72rem 0, 100% 0, calc(100% - 0.72rem) 100%, 0 100%);
`
const Point = styled.i<{ $proved: boolean }>`
  top: 0.25rem;
  bottom: 0.25rem;
  width: 1.75rem;
  margin-left: -0.875rem;
  background: var(--${({ $proved }) => ($proved ? 'satya' : 'text-2')});
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
