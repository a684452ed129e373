import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Answer } from '@tryka/ui'
import { useClaim } from './leave-guard'

/** What is open or filtered within a section is part of the address too, but changing it there leaves nothing. */
const sectionOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname}?${new URLSearchParams(search).get('section') ?? ''}`

/**
 * Asks before unsaved work is left: by closing the tab, by going to another section or page, and by what else
 * would lose it (`ask`).
 */
export function useUnsavedGuard(dirty: boolean, placeOf = sectionOf) {
  const claim = useClaim()
  const [pending, setPending] = useState<Answer>()
  const location = useLocation()
  const [home] = useState(() => placeOf(location))

  // Only ways out of here: what was left stays on the screen until the next page has loaded, and must not hold back
  // who returns meanwhile.
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    if (!dirty) return undefined
    end.current = claim({
      loses: ({ currentLocation, nextLocation }) =>
        placeOf(currentLocation) === home && placeOf(nextLocation) !== home,
      ask: (answer) => setPending(answer),
    })
    return end.current
  }, [dirty, claim, home, placeOf])

  const ask = useCallback(
    (action: () => void) => {
      if (dirty) setPending({ stay: () => undefined, leave: action })
      else action()
    },
    [dirty],
  )
  const finish = (how: keyof Answer) => () => {
    setPending(undefined)
    pending?.[how]()
  }
  /** For who has just saved and goes on before the page is drawn again. */
  const release = useCallback(() => end.current?.(), [])
  return { ask, release, asking: pending !== undefined, stay: finish('stay'), goOn: finish('leave') }
}
