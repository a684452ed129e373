import { ChartBox, ChartSvg, Gridlines, BASE, HEIGHT, LEFT, toY } from './chart-frame'
import { niceTop } from './scale'
import { useWidth } from './use-width'

/** The data's place in the order of chart colours. */
export type ChartTone = 1 | 2 | 3 | 4

/** Bars side by side for each group. The label is one sentence that says what the picture shows. */
export interface BarChartProps {
  label: string
  groups: readonly string[]
  series: readonly { name: string; tone: ChartTone; values: readonly number[] }[]
  className?: string
}

const GAP = 4

/** Grouped bars from zero, each with its number on top. */
export function BarChart({ label, groups, series, className }: BarChartProps) {
  const { box, width } = useWidth(420)
  const top = niceTop(Math.max(...series.flatMap(({ values }) => values)))
  const room = (width - LEFT) / groups.length
  const bar = Math.min(26, (room * 0.7) / series.length - GAP)
  const start = (group: number, index: number) =>
    LEFT + room * (group + 0.5) + (index - series.length / 2) * (bar + GAP) + GAP / 2
  return (
    <ChartBox ref={box} className={className}>
      <ChartSvg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Gridlines top={top} right={width} />
        {groups.map((group, groupIndex) => (
          <g key={group}>
            {series.map(({ name, tone, values }, index) => {
              const value = values[groupIndex] ?? 0
              const x = start(groupIndex, index)
              return (
                <g key={name}>
                  <rect
                    x={x}
                    y={toY(value, top)}
                    width={bar}
                    height={BASE - toY(value, top)}
                    fill={`var(--chart-${tone})`}
                    stroke={tone === 3 ? 'var(--chart-3-edge)' : undefined}
                  />
                  <text data-label x={x + bar / 2} y={toY(value, top) - 5} textAnchor="middle">
                    {value}
                  </text>
                </g>
              )
            })}
            <text x={LEFT + room * (groupIndex + 0.5)} y={HEIGHT - 9} textAnchor="middle">
              {group}
            </text>
          </g>
        ))}
      </ChartSvg>
    </ChartBox>
  )
}
