import { styled } from 'styled-components'

/** How something went, beside its figure. The label is one sentence that says what the picture shows. */
export interface SparklineProps {
  label: string
  values: readonly number[]
}

const TOP = 5
const BOTTOM = 34
const LEFT = 4
const RIGHT = 111.8

/** A line without axes from the oldest value to the newest, which is marked. It stands on zero. */
export function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(1, ...values)
  const points = values.map((value, index) => ({
    x: LEFT + (index / Math.max(1, values.length - 1)) * (RIGHT - LEFT),
    y: BOTTOM - (value / most) * (BOTTOM - TOP),
  }))
  const newest = points.at(-1)
  return (
    <Svg viewBox="0 0 120 36" role="img" aria-label={label}>
      <path d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      {newest && <circle cx={newest.x} cy={newest.y} r="3.5" />}
    </Svg>
  )
}

const Svg = styled.svg`
  flex: none;
  width: 7.5rem;
  height: 2.25rem;
  overflow: visible;
  path {
    fill: none;
    stroke: var(--chart-2);
    stroke-width: 2.25;
  }
  circle {
    fill: var(--chart-2);
  }
`
