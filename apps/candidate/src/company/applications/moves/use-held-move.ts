import { useCallback, useEffect, useRef, useState } from 'react'
import type { Order } from '../../parts/orders/orders'
import type { Orders } from '../../parts/orders/use-orders'

/** So long a move can be undone before it is told to anybody. */
export const UNDO_MS = 10_000

interface Held {
  /** The card that moved, and the column in which it is shown meanwhile. */
  cardId: string
  to: string
  text: string
  order: Order
}

/**
 * One move at a time waits here before it is made. A second move, leaving the section or closing the page makes it at
 * once, and it is kept in the tab until it is answered, so nothing that was not undone is lost.
 */
export function useHeldMove({ send, sendLast, keep, forget }: Orders) {
  const [held, setHeld] = useState<Held>()
  const [paused, setPaused] = useState(false)
  const waiting = useRef<Order>(undefined)
  const ways = useRef({ send, sendLast })
  // At every render on purpose: the timer sends by the ways of the last one.
  useEffect(() => {
    ways.current = { send, sendLast }
  })

  const release = useCallback((how: 'send' | 'sendLast') => {
    const order = waiting.current
    waiting.current = undefined
    setHeld(undefined)
    if (order) ways.current[how](order)
  }, [])
  const flush = useCallback(() => release('send'), [release])

  useEffect(() => {
    if (!held || paused) return undefined
    const timer = setTimeout(flush, UNDO_MS)
    return () => clearTimeout(timer)
  }, [held, paused, flush])

  useEffect(() => {
    const last = () => release('sendLast')
    window.addEventListener('pagehide', last)
    return () => {
      window.removeEventListener('pagehide', last)
      release('send')
    }
  }, [release])

  return {
    held,
    hold: (move: Held) => {
      flush()
      waiting.current = move.order
      keep(move.order)
      setPaused(false)
      setHeld(move)
    },
    undo: () => {
      if (waiting.current) forget(waiting.current)
      waiting.current = undefined
      setHeld(undefined)
    },
    flush,
    /** Whoever is at the choice is given the whole time once more after it. */
    pause: setPaused,
  }
}

export type HeldMove = ReturnType<typeof useHeldMove>
