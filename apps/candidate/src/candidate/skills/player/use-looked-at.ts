import { useEffect } from 'react'

/** A page that slept, or stood behind another one, shows what is true now, and the server's clock. */
export function useLookedAt(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refetch])
}
