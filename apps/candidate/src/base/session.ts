import { createContext, use } from 'react'
import type { AccountSession } from '@tryka/domain'

export const SessionContext = createContext<AccountSession | undefined>(undefined)

/** The account that the gate let through. */
export function useSession(): AccountSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionGate above it')
  return session
}
