import { useRef } from 'react'

/** Runs one piece of work at a time and ignores what is pressed meanwhile, also before the screen is drawn anew. */
export function useLock() {
  const held = useRef(false)
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (held.current) return undefined
    held.current = true
    return work().finally(() => (held.current = false))
  }
}
