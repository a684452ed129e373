import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { REPORT_REASON_WORDS, type CaseRow } from '@tryka/domain'
import { Card, StatusDot } from '@tryka/ui'
import { formatCount, formatRecent } from '../../base/format'
import type { CaseList } from './cases.queries'
import { searchOf } from './use-choice'
import { stateOf, SUBJECT_WORDS, weightOf } from './words'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = STEPS[event.key]?.(at, links.length)
  if (next === undefined || at < 0) return
  event.preventDefault()
  links[next]?.focus()
}

interface CaseQueueProps {
  list: CaseList
  items: readonly CaseRow[]
  total: number
  chosen: string
}

/** Cases below one another; arrows go through them, Enter opens one. */
export const CaseQueue = ({ list, items, total, chosen }: CaseQueueProps) => (
  <Card>
    <Queue aria-label="Cases" onKeyDown={onKeyDown}>
      {items.map((row) => (
        <li key={row.id}>
          <Entry
            to={{ search: searchOf(list, row.id) }}
            aria-current={row.id === chosen ? 'true' : undefined}
          >
            <span>
              <b>{row.name}</b>
              <span>
                {SUBJECT_WORDS[row.subject]}, {REPORT_REASON_WORDS[row.reason].toLowerCase()}
              </span>
              <span>
                {weightOf(row)}, <time dateTime={row.openedAt}>{formatRecent(row.openedAt)}</time>
              </span>
            </span>
            <StatusDot tone={row.state === 'decided' ? 'vriddhi' : 'open'}>{stateOf(row)}</StatusDot>
          </Entry>
        </li>
      ))}
    </Queue>
    {total > items.length && (
      <Cut>
        The first {formatCount(items.length)} of {formatCount(total)}
      </Cut>
    )}
  </Card>
)

const Queue = styled.ul`
  > * + * {
    border-top: var(--bw) solid var(--line);
  }
`
const Entry = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-2);
  padding: var(--sp-4) var(--sp-5);
  font-size: var(--fs-2);
  color: var(--text-2);
  text-decoration: none;
  > span:first-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    color: var(--text);
  }
  &:hover {
    background: var(--surface-2);
    color: var(--text-2);
  }
  &[aria-current] {
    background: var(--selected);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
const Cut = styled.p`
  padding: var(--sp-3) var(--sp-5);
  border-top: var(--bw) solid var(--line);
  font-size: var(--fs-2);
  color: var(--text-3);
`
