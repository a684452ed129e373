import type { MouseEvent, ReactNode } from 'react'

export interface JumpLinkProps {
  /** The id of a control, or of a group of controls: then the first one of it. */
  to: string
  children: ReactNode
  className?: string
}

function focusField(event: MouseEvent, id: string) {
  const target = document.getElementById(id)
  if (!target) return
  const control = target.matches('fieldset, div, section')
    ? target.querySelector<HTMLElement>('input, select, textarea, button')
    : target
  event.preventDefault()
  control?.scrollIntoView?.({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** A link to a field of the same page, which takes the focus. The address stays as it is. */
export const JumpLink = ({ to, children, className }: JumpLinkProps) => (
  <a href={`#${to}`} className={className} onClick={(event) => focusField(event, to)}>
    {children}
  </a>
)
