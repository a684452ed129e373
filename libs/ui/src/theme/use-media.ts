import { useCallback, useSyncExternalStore } from 'react'

const supported = () => typeof window.matchMedia === 'function'

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!supported()) return () => undefined
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => supported() && window.matchMedia(query).matches,
    () => false,
  )
}
