import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { CompanyRow } from '@tryka/domain'
import { Avatar, Card, Identity } from '@tryka/ui'
import { formatRecent } from '../../base/format'

export interface CompanyQueueProps {
  items: readonly CompanyRow[]
  /** The query string that opens a company. */
  to: (id: string) => string
  chosen: string
  /** The one that was just left: the keyboard goes on there. */
  left: string
  /** Another page is on its way. */
  busy: boolean
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Companies below one another; arrows go through them, Enter opens one. */
export function CompanyQueue({ items, to, chosen, left, busy }: CompanyQueueProps) {
  const list = useRef<HTMLUListElement>(null)
  const returnTo = useRef(left)
  useEffect(() => {
    if (returnTo.current)
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(returnTo.current)}"]`)?.focus()
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = STEPS[event.key]?.(at, links.length)
    if (next === undefined || at < 0) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <Card aria-busy={busy}>
      {/* The links inside are what is operated; the keys only move between them. */}
      <Queue ref={list} aria-label="Companies" onKeyDown={onKeyDown}>
        {items.map((company) => (
          <li key={company.id}>
            <Entry
              to={{ search: to(company.id) }}
              data-id={company.id}
              aria-current={company.id === chosen ? 'true' : undefined}
            >
              <Identity
                avatar={<Avatar name={company.name} square />}
                name={company.name}
                note={
                  <>
                    <span>
                      {company.domain}
                      {company.provenBy && ', e-mail'}
                      {company.recordFoundAt && ', DNS'}
                    </span>
                    <time dateTime={company.since}>{formatRecent(company.since)}</time>
                  </>
                }
              />
            </Entry>
          </li>
        ))}
      </Queue>
    </Card>
  )
}

const Queue = styled.ul`
  > * + * {
    border-top: var(--bw) solid var(--line);
  }
`
const Entry = styled(Link)`
  position: relative;
  display: block;
  padding: var(--sp-4) var(--sp-5);
  color: var(--text);
  text-decoration: none;
  > span {
    align-items: flex-start;
  }
  small > * {
    display: block;
  }
  time::first-letter {
    text-transform: uppercase;
  }
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &[aria-current] {
    background: var(--selected);
    small {
      color: var(--text-2);
    }
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
