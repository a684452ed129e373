import { useEffect, useRef, useState } from 'react'

/** To a part of the page and back to where one was, for screens where both do not fit beside each other. */
export function useJump() {
  const target = useRef<HTMLDivElement>(null)
  const from = useRef(0)
  const [there, setThere] = useState(false)

  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return undefined
    // There is where the middle of the screen is.
    const observer = new IntersectionObserver(([entry]) => setThere(entry?.isIntersecting ?? false), {
      rootMargin: '-50% 0px -49% 0px',
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [])

  return {
    target,
    there,
    go: () => {
      if (there) return window.scrollTo({ top: from.current })
      from.current = window.scrollY
      // What was hidden until now takes its place first.
      requestAnimationFrame(() => {
        target.current?.scrollIntoView({ block: 'start' })
        target.current?.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
      })
    },
  }
}
