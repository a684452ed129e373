import { styled } from 'styled-components'

const [WIDTH, HEIGHT, EDGE, MOST] = [160, 48, 4, 40]

interface LevelLineProps {
  name: string
  /** Tenths of a level, oldest first. */
  tenths: readonly number[]
  /** Without it the figure stands alone. */
  hasLine: boolean
}

/** `2`, `2.5`. */
export const levelText = (tenths: number): string => String(tenths / 10)

/** One criterion: its newest level, and the way there on a scale that is always 0 to 4. */
export function LevelLine({ name, tenths, hasLine }: LevelLineProps) {
  const newest = tenths.at(-1) ?? 0
  const points = tenths.map((value, index) => ({
    x: EDGE + (index / Math.max(1, tenths.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (value / MOST) * (HEIGHT - 2 * EDGE),
  }))
  const last = points.at(-1)
  return (
    <Figure>
      <figcaption>
        <span>{name}</span>
        <b>{levelText(newest)}</b>
      </figcaption>
      {hasLine && (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${name}: ${tenths.map(levelText).join(', ')}`}
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} stroke="var(--line-strong)" />
          <line x1="0" x2={WIDTH} y1={EDGE} y2={EDGE} stroke="var(--chart-grid)" strokeDasharray="2 4" />
          <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
          {last && <circle cx={last.x} cy={last.y} r="4" />}
        </svg>
      )}
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: 0.375rem;
  figcaption {
    display: flex;
    justify-content: space-between;
    font-size: var(--fs-3);
  }
  b {
    font-weight: var(--fw-strong);
    font-variant-numeric: tabular-nums;
    color: var(--text);
  }
  svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  polyline {
    fill: none;
    stroke: var(--chart-2);
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
  circle {
    fill: var(--chart-2);
  }
`
