import { useCallback, useEffect, useState } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'

/** What is open or filtered within a section is part of the address too, but changing it there leaves nothing. */
const sectionOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname}?${new URLSearchParams(search).get('section') ?? ''}`

/**
 * Asks before unsaved work is left: by closing the tab, by going to another section or page, and by what else
 * would lose it (`ask`).
 */
export function useUnsavedGuard(dirty: boolean) {
  const [pending, setPending] = useState<() => void>()
  const location = useLocation()
  const [home] = useState(() => sectionOf(location))
  // Only ways out of here: what was left stays on the screen until the next page has loaded, and must not hold back
  // who returns meanwhile.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && sectionOf(currentLocation) === home && sectionOf(nextLocation) !== home,
  )

  useEffect(() => {
    if (!dirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  const ask = useCallback(
    (action: () => void) => {
      if (dirty) setPending(() => action)
      else action()
    },
    [dirty],
  )
  const stay = () => {
    setPending(undefined)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const goOn = () => {
    setPending(undefined)
    pending?.()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  return { ask, asking: pending !== undefined || blocker.state === 'blocked', stay, goOn }
}
