import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Shares that are compared: the words and numbers are the text, the bars repeat them. */
export interface BarListProps {
  items: readonly { label: string; value: number; text?: ReactNode }[]
  /** Parts of which none leads: all speak in the series colour. */
  alike?: boolean
  className?: string
}

/** The longest bar is full; the first speaks in the series colour, the others are ink unless all are alike. */
export function BarList({ items, alike = false, className }: BarListProps) {
  const longest = Math.max(1, ...items.map(({ value }) => value))
  return (
    <List className={className}>
      {items.map(({ label, value, text }, index) => (
        <li key={label}>
          <span>{label}</span> <b>{text ?? value}</b>
          <Track aria-hidden="true">
            <Fill $first={alike || index === 0} style={{ width: `${(value / longest) * 100}%` }} />
          </Track>
        </li>
      ))}
    </List>
  )
}

/** Names the colours when labels at the marks would collide. */
export function Legend({ items }: { items: readonly { name: string; tone: 1 | 2 | 3 | 4 }[] }) {
  return (
    <LegendBox>
      {items.map(({ name, tone }) => (
        <span key={name}>
          <Swatch $tone={tone} />
          {name}
        </span>
      ))}
    </LegendBox>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-3);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem var(--sp-3);
    font-size: var(--fs-3);
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`
const Track = styled.span`
  grid-column: 1 / -1;
  height: 0.5rem;
  border-radius: var(--r-1);
  background: var(--surface-3);
  overflow: hidden;
`
const Fill = styled.span<{ $first: boolean }>`
  display: block;
  height: 100%;
  border-radius: var(--r-1);
  background: var(${({ $first }) => ($first ? '--chart-1' : '--chart-4')});
  forced-color-adjust: none;
`
const LegendBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1rem;
  font-size: var(--fs-2);
  color: var(--text-2);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
  }
`
const Swatch = styled.i<{ $tone: number }>`
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 2px;
  background: var(--chart-${({ $tone }) => $tone});
  forced-color-adjust: none;
`
