import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { TIMING } from '@tryka/domain'

/** Scrolls to the section that the address names: at once on this page, after 100 ms when the page has just changed. */
export function useSectionScroll(): void {
  const { pathname, hash, key } = useLocation()
  const last = useRef({ pathname, key })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, key }
    // The browser itself scrolls to the section of the first address.
    if (before.key === key || !hash) return
    const samePage = before.pathname === pathname
    const timer = setTimeout(
      () => scrollToSection(hash.slice(1)),
      samePage ? 0 : TIMING.scrollAfterRouteChange,
    )
    return () => clearTimeout(timer)
  }, [pathname, hash, key])
}

/** Scrolls smoothly (unless motion is reduced, by the page's style) and moves the reading position along. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
