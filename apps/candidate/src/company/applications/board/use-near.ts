import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How far beyond the screen things are drawn: the next press of Page Down finds them there. */
const MARGIN = '800px'

const tell = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

// One for all: a thousand observers would cost what they save.
const watching = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => tell.get(target)?.(isIntersecting)),
    { rootMargin: MARGIN },
  ))

/** Somebody is at it: focus, an open menu, a card in the air. */
const inUse = (element: Element): boolean =>
  element.contains(document.activeElement) ||
  element.querySelector('[aria-expanded="true"], [data-lifted]') !== null

/**
 * Whether an element is on the screen or close to it. What is far away need not be drawn in full; `height` then keeps its
 * place, so that nothing jumps. Focus that is inside when it comes near stays inside. Where the browser cannot tell,
 * everything is near.
 */
export function useNear<T extends Element>(first: boolean) {
  const can = typeof IntersectionObserver !== 'undefined'
  const [state, setState] = useState<{ near: boolean; height?: number }>({ near: first || !can })
  const focused = useRef<Element>(undefined)
  const ref = useCallback(
    (element: T | null) => {
      if (!element || !can) return undefined
      tell.set(element, (near) => {
        if (!near && inUse(element)) return
        if (near && element.contains(document.activeElement)) focused.current = element
        const height = element.getBoundingClientRect().height
        setState((now) => (now.near === near ? now : near ? { near } : { near, height }))
      })
      watching().observe(element)
      return () => observer?.unobserve(element)
    },
    [can],
  )
  // Whoever came here by the Tab key goes on in the card that takes this place.
  useLayoutEffect(() => {
    if (state.near) focused.current?.querySelector('button')?.focus({ preventScroll: true })
    focused.current = undefined
  }, [state.near])
  return { ...state, ref }
}
