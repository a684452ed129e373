import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Card } from '@tryka/ui'

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

interface QueueListProps<Row> {
  label: string
  items: readonly Row[]
  /** The query string that opens one. */
  to: (id: string) => string
  chosen: string
  /** Another page is on its way. */
  busy: boolean
  /** What one is, and where it stands. */
  children: (row: Row) => ReactNode
}

/** What waits for somebody, below one another; arrows go through it, Enter opens one. */
export const QueueList = <Row extends { id: string }>({
  label,
  items,
  to,
  chosen,
  busy,
  children,
}: QueueListProps<Row>) => (
  <Card aria-busy={busy}>
    <Queue aria-label={label} onKeyDown={onKeyDown}>
      {items.map((row) => (
        <li key={row.id}>
          <Entry to={{ search: to(row.id) }} aria-current={row.id === chosen ? 'true' : undefined}>
            {children(row)}
          </Entry>
        </li>
      ))}
    </Queue>
  </Card>
)

const Queue = styled.ul`
  > * + * {
    border-top: var(--bw) solid var(--line);
  }
`
const Entry = styled(Link)`
  position: relative;
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
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: var(--sp-3);
    bottom: var(--sp-3);
    left: 0;
    width: var(--tick);
    background: var(--satya);
    forced-color-adjust: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
