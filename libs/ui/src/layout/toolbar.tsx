import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as media from '../theme/media'

/** Filters and actions over a list; controls take the width they need and fill a phone. */
export function Toolbar({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <Bar role="group" aria-label={label} className={className}>
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-3) var(--sp-4);

  select {
    max-width: 20rem;
  }

  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
    select {
      max-width: none;
    }
  }
`
