import { useEffect, useRef, useState } from 'react'

/** The width a chart may draw in, so that its text stays at reading size instead of shrinking with the picture. */
export function useWidth(initial: number) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
