import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import * as media from '../theme/media'

/** The smallest phones get smaller figures. */
const TINY = '@media (max-width: 420px)'

/** A number with its noun. The strand is given only when the number belongs to one. */
export interface Stat {
  label: string
  value: ReactNode
  note?: ReactNode
  strand?: 'satya' | 'vriddhi' | 'siddhi'
  /** A link without children to the rows behind the number; the label becomes its text and the cell its surface. */
  link?: ReactElement
}

/** One panel of a few numbers; two by two when narrow. */
export function StatStrip({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <Strip className={className}>
      {stats.map(({ label, value, note, strand, link }) => (
        <Cell key={label} $strand={strand}>
          <dt>{link ? cloneElement(link, {}, label) : label}</dt>
          <Value>{value}</Value>
          {note && <Note>{note}</Note>}
        </Cell>
      ))}
    </Strip>
  )
}

const tick = css<{ $strand?: string }>`
  &::before {
    content: '';
    position: absolute;
    top: -1px;
    left: var(--_pad);
    width: 2.25rem;
    height: var(--tick);
    background: var(--${({ $strand }) => $strand});
    clip-path: polygon(0 0, 100% 0, calc(100% - 2px) 100%, 0 100%);
    forced-color-adjust: none;
  }
`
/** Lines between cells that stand two by two. */
const inPairs = css`
  &:nth-child(odd) {
    border-left: 0;
  }
  &:nth-child(n + 3) {
    border-top: var(--bw) solid var(--line);
  }
`
const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);

  ${media.strip} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.stripBeside} {
    [data-beside] & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.375rem;
  font: 560 2.25rem/1.1 var(--font-display);
  font-stretch: 104%;
  font-variant-numeric: lining-nums;
  letter-spacing: -0.015em;

  small {
    font: var(--fw-regular) var(--fs-3)/1 var(--font-body);
    color: var(--text-3);
    letter-spacing: 0;
  }
  ${TINY} {
    font-size: 1.875rem;
  }
`
const Note = styled.dd`
  font-size: var(--fs-2);
  color: var(--text-3);

  b {
    font-weight: var(--fw-medium);
    color: var(--text-2);
  }
`
const Cell = styled.div<{ $strand?: string }>`
  --_pad: var(--sp-5);
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;
  padding: var(--_pad);
  border-left: var(--bw) solid var(--line);
  ${({ $strand }) => $strand && tick}

  &:first-child {
    border-left: 0;
  }
  dt {
    font-size: var(--fs-3);
    color: var(--text-2);
  }
  dt a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.strip} {
    ${inPairs}
  }
  ${media.stripBeside} {
    [data-beside] & {
      ${inPairs}
    }
  }
  ${TINY} {
    --_pad: var(--sp-4);
  }
`
