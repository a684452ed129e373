import { styled } from 'styled-components'

export const HEIGHT = 220
export const TOP = 14
export const BASE = HEIGHT - 28
export const LEFT = 34

/** From a value to its height in the drawing. */
export const toY = (value: number, top: number) => BASE - (value / top) * (BASE - TOP)

/** Three gridlines from zero with their numbers. */
export function Gridlines({ top, right }: { top: number; right: number }) {
  return [0, top / 2, top].map((value) => (
    <g key={value}>
      <line x1={LEFT} x2={right} y1={toY(value, top)} y2={toY(value, top)} stroke="var(--chart-grid)" />
      <text x={LEFT - 8} y={toY(value, top) + 4} textAnchor="end">
        {value}
      </text>
    </g>
  ))
}

export const ChartBox = styled.div`
  min-width: 0;
`
export const ChartSvg = styled.svg`
  width: 100%;
  overflow: visible;

  text {
    fill: var(--text-3);
    font: var(--fw-regular) var(--fs-1) / 1 var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  text[data-label] {
    fill: var(--text);
    font-weight: var(--fw-medium);
  }
`
