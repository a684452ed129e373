import { ChartBox, ChartSvg, Gridlines, HEIGHT, LEFT, toY } from './chart-frame'
import { niceTop } from './scale'
import { useWidth } from './use-width'

/** Single things over time. The label is one sentence that says what the picture shows. */
export interface DotChartProps {
  label: string
  /** Moments in milliseconds, each with its value. */
  dots: readonly { at: number; value: number }[]
  /** The axis, with words below it where they are true. */
  axis: { from: number; to: number; ticks: readonly { at: number; text: string }[] }
  /** A line across, such as the median, and its name at the end. */
  rule?: { value: number; label: string }
  className?: string
}

const LABEL_ROOM = 112
const DOT = 5

/** Dots where they happened: nothing is drawn between them, because nothing was there. */
export function DotChart({ label, dots, axis, rule, className }: DotChartProps) {
  const { box, width } = useWidth(420)
  const right = width - LABEL_ROOM
  const top = niceTop(Math.max(...dots.map(({ value }) => value), rule?.value ?? 0))
  const span = Math.max(1, axis.to - axis.from)
  const x = (at: number) => LEFT + DOT + ((at - axis.from) / span) * (right - LEFT - 2 * DOT)
  return (
    <ChartBox ref={box} className={className}>
      <ChartSvg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Gridlines top={top} right={right} />
        {axis.ticks.map(({ at, text }) => (
          <text key={at} x={x(at)} y={HEIGHT - 9} textAnchor="middle">
            {text}
          </text>
        ))}
        {rule && (
          <>
            <line
              x1={LEFT}
              x2={right}
              y1={toY(rule.value, top)}
              y2={toY(rule.value, top)}
              stroke="var(--chart-2)"
              strokeWidth="1.5"
              strokeDasharray="6 4"
            />
            <text data-label x={right + 8} y={toY(rule.value, top) + 4}>
              {rule.label}
            </text>
          </>
        )}
        {dots.map(({ at, value }, index) => (
          <circle key={index} cx={x(at)} cy={toY(value, top)} r={DOT} fill="var(--chart-1)" />
        ))}
      </ChartSvg>
    </ChartBox>
  )
}
