import { useEffect, useState } from 'react'

/** A pause in typing this long starts the search. */
const PAUSE_MS = 200

/** What was typed, once the typing pauses. */
export function usePause(typed: string): string {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
