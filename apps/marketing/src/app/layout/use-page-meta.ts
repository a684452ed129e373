import { useEffect, useRef } from 'react'
import { metaOf } from '../routes'

/** After a change of page: its title and description, the top of the page, and the focus on its content. */
export function usePageMeta(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    // The first page brings its own head, written at build time.
    if (shown.current === pathname) return
    shown.current = pathname
    if (!location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
    void metaOf(pathname).then((meta) => {
      if (!meta || shown.current !== pathname) return
      document.title = meta.title
      setContent('[name=description]', 'content', meta.description)
      setContent('[rel=canonical]', 'href', new URL(pathname, location.href).href)
    })
  }, [pathname])
}

const setContent = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)
