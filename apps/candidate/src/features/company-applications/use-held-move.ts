import { useCallback, useEffect, useRef, useState } from 'react'

/** So long a move can be undone before it is told to anybody. */
export const UNDO_MS = 10_000

interface Held {
  /** The card that moved, and the column in which it is shown meanwhile. */
  cardId: string
  to: string
  text: string
  run: () => void
}

/**
 * One move at a time waits here before it is made. A second move, leaving the section or closing the page makes it at
 * once, so nothing that was not undone is lost.
 */
export function useHeldMove() {
  const [held, setHeld] = useState<Held>()
  const [paused, setPaused] = useState(false)
  const waiting = useRef<Held>(undefined)

  const flush = useCallback(() => {
    const now = waiting.current
    waiting.current = undefined
    setHeld(undefined)
    now?.run()
  }, [])

  useEffect(() => {
    if (!held || paused) return undefined
    const timer = setTimeout(flush, UNDO_MS)
    return () => clearTimeout(timer)
  }, [held, paused, flush])

  useEffect(() => {
    const last = () => waiting.current?.run()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      last()
      waiting.current = undefined
    }
  }, [flush])

  return {
    held,
    hold: (move: Held) => {
      flush()
      waiting.current = move
      setPaused(false)
      setHeld(move)
    },
    undo: () => {
      waiting.current = undefined
      setHeld(undefined)
    },
    flush,
    /** Whoever is at the choice is given the whole time once more after it. */
    pause: setPaused,
  }
}

export type HeldMove = ReturnType<typeof useHeldMove>
