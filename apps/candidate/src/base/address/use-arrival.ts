import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Brings the thing that a link means on screen, and the focus with it; the address names it by `name`. */
export function useArrival<Element extends HTMLElement>(name: string, id: string) {
  const [params] = useSearchParams()
  const meant = params.get(name) === id && !params.get('ask')
  const element = useRef<Element>(null)
  useEffect(() => {
    if (!meant || !element.current) return
    element.current.scrollIntoView({ block: 'center' })
    element.current.focus({ preventScroll: true })
  }, [meant])
  return meant ? { ref: element, tabIndex: -1 } : { ref: element }
}
