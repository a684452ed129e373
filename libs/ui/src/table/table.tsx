import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import * as media from '../theme/media'
import { visuallyHidden } from '../theme/mixins'
import { ScrollRegion } from './scroll-region'

/** One column: its head and how a row fills it. */
export interface Column<RowData> {
  key: string
  head: ReactNode
  cell: (row: RowData) => ReactNode
  /** Numbers stand right and in columns. */
  numeric?: boolean
  nowrap?: boolean
  /** Heads its row for screen readers. */
  rowHead?: boolean
  /** Left out when rows become cards. */
  wideOnly?: boolean
  /** Its head sorts the rows, by a `SortButton`: whether and which way it does now. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined
}

/** Under 640 px rows become cards, unless the table is one that scrolls. */
export interface TableProps<RowData> {
  caption: string
  columns: readonly Column<RowData>[]
  rows: readonly RowData[]
  rowKey: (row: RowData) => string
  narrow?: 'cards' | 'scroll'
  className?: string
}

/** Rows and columns with a spoken caption. */
export function Table<RowData>(props: TableProps<RowData>) {
  const { caption, columns, rows, rowKey, narrow = 'cards', className } = props
  const table = (
    <Grid className={className} $cards={narrow === 'cards'}>
      <caption>{caption}</caption>
      <thead>
        <Line>
          {columns.map(({ key, head, numeric, wideOnly, sorted }) => (
            <HeadCell key={key} scope="col" aria-sort={sorted} $numeric={numeric} $wideOnly={wideOnly}>
              {head}
            </HeadCell>
          ))}
        </Line>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={rowKey(row)}>
            {columns.map(({ key, cell, numeric, nowrap, rowHead, wideOnly }) =>
              rowHead ? (
                <RowHead key={key} scope="row" $nowrap={nowrap} $wideOnly={wideOnly}>
                  {cell(row)}
                </RowHead>
              ) : (
                <Cell key={key} $numeric={numeric} $nowrap={nowrap} $wideOnly={wideOnly}>
                  {cell(row)}
                </Cell>
              ),
            )}
          </Line>
        ))}
      </tbody>
    </Grid>
  )
  return narrow === 'scroll' ? <ScrollRegion label={caption}>{table}</ScrollRegion> : table
}

interface CellStyle {
  $numeric?: boolean
  $nowrap?: boolean
  $wideOnly?: boolean
}

// Another display would take the table's roles away in some browsers, so they are said again.
const Line = styled.tr.attrs({ role: 'row' })``

const cards = css`
  ${media.stacked} {
    display: block;

    thead {
      ${visuallyHidden}
    }
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      /* What stands beside a name never takes the name's half. */
      grid-template-columns: minmax(0, 1fr) fit-content(50%);
      align-items: center;
      gap: 0.375rem var(--sp-3);
      padding: var(--sp-4) var(--sp-5);
      border-bottom: var(--bw) solid var(--line);
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    tbody :is(td, th) {
      display: block;
      min-width: 0;
      padding: 0;
      border: 0;
      text-align: left;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`
const cellLook = css<CellStyle>`
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $nowrap }) => $nowrap && 'white-space: nowrap;'}

  & + & {
    padding-left: 0;
  }
  ${media.stacked} {
    &&& {
      ${({ $wideOnly }) => $wideOnly && 'display: none;'}
    }
  }
`
const bodyCell = css`
  padding: 0.75rem var(--sp-5);
  border-bottom: var(--bw) solid var(--line);
  vertical-align: middle;
`
const HeadCell = styled.th.attrs({ role: 'columnheader' })<CellStyle>`
  padding: 0.625rem var(--sp-5);
  border-bottom: var(--bw) solid var(--line);
  font-size: var(--fs-2);
  font-weight: var(--fw-medium);
  color: var(--text-3);
  white-space: nowrap;
  ${cellLook}
`
const RowHead = styled.th.attrs({ role: 'rowheader' })<CellStyle>`
  ${bodyCell}
  font-weight: inherit;
  ${cellLook}

  td + && {
    padding-left: 0;
  }
`
const Cell = styled.td.attrs({ role: 'cell' })<CellStyle>`
  ${bodyCell}
  ${cellLook}

  ${RowHead} + && {
    padding-left: 0;
  }
`
const Grid = styled.table.attrs({ role: 'table' })<{ $cards: boolean }>`
  font-size: var(--fs-3);
  line-height: 1.4;

  caption {
    ${visuallyHidden}
  }
  tbody tr {
    transition: background-color var(--dur-1);
  }
  tbody tr:hover {
    background: var(--surface-2);
  }
  tbody tr:last-child :is(td, th) {
    border-bottom: 0;
  }
  ${({ $cards }) => $cards && cards}
`
