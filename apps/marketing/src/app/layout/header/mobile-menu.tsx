import { Menu, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, media } from '@tryka/ui'

const MenuPanel = lazy(() => import('./menu-panel').then((module) => ({ default: module.MenuPanel })))
const PANEL = 'site-menu'

/** The navigation of small screens: a button, and a panel under the bar that closes after any choice. */
export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <Toggle
        ref={toggle}
        variant="quiet"
        iconOnly
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={open ? PANEL : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={open ? X : Menu} />
      </Toggle>
      {open && (
        <Suspense>
          <MenuPanel id={PANEL} onChoose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Toggle = styled(Button)`
  display: none;
  margin-right: -0.75rem;
  ${media.strip} {
    display: inline-flex;
  }
`
