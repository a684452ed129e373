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
/** Less room for a bar has none for its number. */
const NUMBER_ROOM = 24
/** What words below a group need. */
const WORD_ROOM = 56

/** Whole numbers have whole gridlines. */
const topOf = (highest: number): number => {
  const top = niceTop(highest)
  return top % 2 === 1 ? top + 1 : top
}

/**
 * Grouped bars from zero, each with its number on top. Many groups stand close: then only some are named, and numbers
 * are left to the text beside the chart.
 */
export function BarChart({ label, groups, series, className }: BarChartProps) {
  const { box, width } = useWidth(420)
  const top = topOf(Math.max(...series.flatMap(({ values }) => values)))
  const room = (width - LEFT) / groups.length
  const gap = Math.min(GAP, room * 0.15)
  const bar = Math.min(26, (room * 0.7) / series.length - gap)
  const hasNumbers = room / series.length >= NUMBER_ROOM
  const every = Math.ceil(WORD_ROOM / room)
  const start = (group: number, index: number) =>
    LEFT + room * (group + 0.5) + (index - series.length / 2) * (bar + gap) + gap / 2
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
                  {hasNumbers && (
                    <text data-label x={x + bar / 2} y={toY(value, top) - 5} textAnchor="middle">
                      {value}
                    </text>
                  )}
                </g>
              )
            })}
            {groupIndex % every === 0 && (
              <text x={LEFT + room * (groupIndex + 0.5)} y={HEIGHT - 9} textAnchor="middle">
                {group}
              </text>
            )}
          </g>
        ))}
      </ChartSvg>
    </ChartBox>
  )
}
