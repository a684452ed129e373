import { ChartBox, ChartSvg, Gridlines, HEIGHT, LEFT, toY } from './chart-frame'
import { niceTop, spread } from './scale'
import { useWidth } from './use-width'

/** Values over time. The label is one sentence that says what the picture shows. */
export interface LineChartProps {
  label: string
  points: readonly string[]
  /** A line alone needs no name: its unit says what it is. */
  series: readonly { name: string; unit?: string; values: readonly number[] }[]
  className?: string
}

const LABEL_ROOM = 84
const DASHES = [undefined, '6 4', '2 4', '10 3']

/** Lines that differ by dash as well as by colour, each named at its end. */
export function LineChart({ label, points, series, className }: LineChartProps) {
  const { box, width } = useWidth(420)
  const right = width - LABEL_ROOM
  const top = niceTop(Math.max(...series.flatMap(({ values }) => values)))
  const x = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * (right - LEFT)
  const every = Math.ceil(points.length / Math.max(2, Math.floor((right - LEFT) / 56)))
  const ends = spread(
    series.map(({ values }) => toY(values.at(-1) ?? 0, top)),
    16,
  )
  return (
    <ChartBox ref={box} className={className}>
      <ChartSvg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Gridlines top={top} right={right} />
        {points.map((point, index) =>
          index % every === 0 ? (
            <text key={point} x={x(index)} y={HEIGHT - 9} textAnchor="middle">
              {point}
            </text>
          ) : null,
        )}
        {series.map(({ name, unit, values }, index) => (
          <g key={name}>
            <path
              d={values
                .map(
                  (value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${toY(value, top).toFixed(1)}`,
                )
                .join('')}
              fill="none"
              stroke={`var(--chart-${(index % 4) + 1})`}
              strokeWidth="2.25"
              strokeDasharray={DASHES[index % 4]}
            />
            <text data-label x={right + 8} y={(ends[index] ?? 0) + 4}>
              {[name, values.at(-1), unit].filter((part) => part !== undefined && part !== '').join(' ')}
            </text>
          </g>
        ))}
      </ChartSvg>
    </ChartBox>
  )
}
