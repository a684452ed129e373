import { useEffect, useState, type RefObject } from 'react'

/** Whether something was in sight once; where nothing can tell, it was not. */
export function useSeen(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !target.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '100px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [seen, target])
  return seen
}
