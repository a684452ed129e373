import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'

/**
 * Wide content scrolls here instead of the page; the keyboard reaches it, so arrows scroll it. Where many stand in one text
 * they are groups: a landmark each would bury those of the page.
 */
export function ScrollRegion({
  label,
  children,
  className,
  ref,
  role = 'region',
}: {
  label: string
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
  role?: 'region' | 'group'
}) {
  return (
    <Region ref={ref} role={role} aria-label={label} tabIndex={0} className={className}>
      {children}
    </Region>
  )
}

// Positioned, so that it clips hidden text for readers too: else that would widen the page.
const Region = styled.div`
  position: relative;
  overflow-x: auto;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -2px;
  }
`
