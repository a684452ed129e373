import { useCallback, useSyncExternalStore } from 'react'

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))

/** Counts the seconds to a moment down, then stays at none. */
export function useSecondsUntil(until: number): number {
  const everyTick = useCallback(
    (tell: () => void) => {
      const timer = setInterval(() => {
        tell()
        if (left(until) === 0) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(everyTick, () => left(until))
}
