import type { Action, History, Location, Transition } from 'history'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { DialogWorkContext, type Answer } from '@tryka/ui'
import { useHistory } from '../address/router'

/** A navigation that has been held. */
interface Leaving {
  historyAction: `${Action}`
  currentLocation: Location
  nextLocation: Location
}

/** Somebody with unsaved work: which navigations would lose it, and how it is asked about. */
export interface Claim {
  loses: (leaving: Leaving) => boolean
  ask: (answer: Answer) => void
}
type MakeClaim = (claim: Claim) => () => void

const ClaimsContext = createContext<MakeClaim>(() => () => undefined)

/** Holds the page while a claim is made; returns what ends it. */
export const useClaim = () => useContext(ClaimsContext)

/**
 * The one place that holds ways out of a page, the browser's question at closing the tab among them. Forms and dialogs
 * with unsaved work claim it; the newest claim that would lose something is asked first, then the next.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const history = useHistory()
  const [claim] = useState(() => holdingBack(history))
  // A dialog lies over everything: only going back and forth can take it away, besides itself.
  const hold = useCallback(
    (ask: Claim['ask']) => claim({ loses: ({ historyAction }) => historyAction === 'POP', ask }),
    [claim],
  )
  return (
    <ClaimsContext value={claim}>
      <DialogWorkContext value={hold}>{children}</DialogWorkContext>
    </ClaimsContext>
  )
}

/** Blocks a history while anybody claims its page. */
function holdingBack(history: History): MakeClaim {
  const claims = new Set<Claim>()
  let unblock: (() => void) | undefined
  let isPassing = false

  const block = () => {
    if (claims.size && !isPassing) unblock ??= history.block(askAll)
  }
  const release = () => {
    unblock?.()
    unblock = undefined
  }
  function askAll({ action, location, retry }: Transition) {
    const leaving = { historyAction: action, currentLocation: history.location, nextLocation: location }
    const waiting = [...claims].filter(({ loses }) => loses(leaving))
    const next = () => {
      const claim = waiting.pop()
      if (claim) claim.ask({ stay: () => undefined, leave: next })
      else pass(retry)
    }
    next()
  }
  /** Going back arrives later than it is asked for: until then nothing is held. */
  function pass(retry: () => void) {
    isPassing = true
    release()
    const arrived = history.listen(() => {
      arrived()
      isPassing = false
      block()
    })
    retry()
  }

  return (claim) => {
    claims.add(claim)
    block()
    return () => {
      claims.delete(claim)
      if (!claims.size) release()
    }
  }
}
