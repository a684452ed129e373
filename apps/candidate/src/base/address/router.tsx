import type { History, Update } from 'history'
import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, type NavigationType } from 'react-router-dom'

const HistoryContext = createContext<History | undefined>(undefined)

/** The history that this page moves in. */
export function useHistory(): History {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('There is no HistoryRouter around this')
  return history
}

/**
 * React Router over a history that can hold a navigation back. Its data router can too, and weighs more than twice as much
 * for loaders and actions that nothing here uses. What was left stays on the screen until the next page has loaded.
 */
export function HistoryRouter({ history, children }: { history: History; children: ReactNode }) {
  const [{ action, location }, setShown] = useState<Update>(history)
  useLayoutEffect(() => history.listen((update) => startTransition(() => setShown(update))), [history])
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={location} navigationType={action as unknown as NavigationType}>
        {children}
      </Router>
    </HistoryContext>
  )
}
