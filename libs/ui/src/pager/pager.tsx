import { ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import * as media from '../theme/media'
import { pagesAround, pagesWithin } from './pages-around'

/** Where one is in a long list. Pages count from 1. */
export interface PagerProps {
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  /** Such as "Showing 1–20 of 127". */
  summary?: ReactNode
  label?: string
  /** Shows just so many neighbouring pages, and ways to the ends, instead of the ends and what is around. */
  windowSize?: number
  className?: string
}

/** Previous, a few pages, Next. The ends stay focusable, so that pressing Next on the last page but one keeps the focus. */
export function Pager({
  page,
  pageCount,
  onPageChange,
  summary,
  label = 'Pages',
  windowSize,
  className,
}: PagerProps) {
  const step = (name: string, target: number, icon?: LucideIcon) => {
    const beyond = target < 1 || target > pageCount || target === page
    return (
      <Button
        variant="quiet"
        size="sm"
        {...(icon ? { label: name } : {})}
        aria-disabled={beyond || undefined}
        onClick={() => !beyond && onPageChange(target)}
      >
        {icon ? <Icon icon={icon} size="sm" /> : name}
      </Button>
    )
  }
  const pages = windowSize ? pagesWithin(page, pageCount, windowSize) : pagesAround(page, pageCount)
  const leaps = windowSize !== undefined && pageCount > windowSize
  return (
    <Nav aria-label={label} className={className}>
      <span>{summary}</span>
      <ol>
        {leaps && <li>{step('First page', 1, ChevronsLeft)}</li>}
        <li>{step('Previous', page - 1)}</li>
        {pages.map((each, index) => (
          <li key={each || `gap-${index}`}>
            {each === 0 ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPageChange(each)}
              >
                {each}
              </Button>
            )}
          </li>
        ))}
        <li>{step('Next', page + 1)}</li>
        {leaps && <li>{step('Last page', pageCount, ChevronsRight)}</li>}
      </ol>
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  button {
    padding-inline: 0.625rem;
    ${media.phone} {
      padding-inline: 0.5rem;
    }
  }
`
const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.25rem;
  min-height: var(--h-sm);
`
