import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { routeOf } from '../routes'

/** True for a plain press of the main button, which should stay in this tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isOwnPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  (routeOf(link.pathname)?.path ?? '*') !== '*'

/**
 * Makes ordinary links between pages of this site change the page without loading it anew. Content can thus be plain
 * HTML, and works the same before and without scripts.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlain(event) || !isOwnPage(link)) return
      // A link to a control of this very page, such as the skip link, is the browser's.
      if (link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
