import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom'
import { DialogWorkContext, type Answer } from '@tryka/ui'

type Leaving = Parameters<BlockerFunction>[0]

/** Somebody with unsaved work: which navigations would lose it, and how it is asked about. */
export interface Claim {
  loses: (leaving: Leaving) => boolean
  ask: (answer: Answer) => void
}

const ClaimsContext = createContext<(claim: Claim) => () => void>(() => () => undefined)

/** Holds the page while a claim is made; returns what ends it. */
export const useClaim = () => useContext(ClaimsContext)

/**
 * The one place that holds ways out of a page: the router knows a single blocker, and the tab a single question. Forms
 * and dialogs with unsaved work claim it; the newest claim that would lose something is asked first, then the next.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const claims = useRef(new Set<Claim>())
  const leaving = useRef<Leaving>(undefined)
  const [any, setAny] = useState(false)
  const blocker = useBlocker((navigation) => {
    leaving.current = navigation
    return [...claims.current].some(({ loses }) => loses(navigation))
  })
  useTabQuestion(any)
  useAskAll(blocker, claims, leaving)

  const claim = useCallback((made: Claim) => {
    claims.current.add(made)
    setAny(true)
    return () => {
      claims.current.delete(made)
      setAny(claims.current.size > 0)
    }
  }, [])
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

/** The browser's own question when a tab with unsaved work is closed or loaded again. */
function useTabQuestion(any: boolean): void {
  useEffect(() => {
    if (!any) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [any])
}

function useAskAll(
  blocker: Blocker,
  claims: { readonly current: ReadonlySet<Claim> },
  leaving: { readonly current: Leaving | undefined },
): void {
  useEffect(() => {
    const navigation = leaving.current
    if (blocker.state !== 'blocked' || !navigation) return
    const waiting = [...claims.current].filter(({ loses }) => loses(navigation))
    const next = () => {
      const claim = waiting.pop()
      if (claim) claim.ask({ stay: () => blocker.reset(), leave: next })
      else blocker.proceed()
    }
    next()
    // One question for one held navigation: the blocker is a new object with each.
  }, [blocker, claims, leaving])
}
