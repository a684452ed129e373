import { useRef, useState, type PointerEvent } from 'react'

/** Specification 9: a toast goes when it is swiped this far. */
export const SWIPE_PX = 50

/** Follows a sideways drag; calls `onSwipe` when it ends past the threshold. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined)
  const [offset, setOffset] = useState(0)

  const end = (event: PointerEvent, swiped: boolean) => {
    if (start.current === undefined) return
    const distance = event.clientX - start.current
    start.current = undefined
    setOffset(0)
    if (swiped && Math.abs(distance) >= SWIPE_PX) onSwipe()
  }

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const onControl = event.target instanceof Element && event.target.closest('button, a')
        if (event.button === 0 && !onControl) {
          start.current = event.clientX
          // Old engines and test doms lack capture; the swipe then ends at the edge of the card.
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== undefined) setOffset(event.clientX - start.current)
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  }
}
