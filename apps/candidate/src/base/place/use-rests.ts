import { isVerified } from '@tryka/domain'
import { usePlace } from './place'

/**
 * Why a control rests that needs a proven company; empty when it does not. A demo is nobody's company, so nothing of it
 * has to be proven.
 */
export function useRests(what: string, needs: 'verified' | 'shown' = 'verified'): string {
  const view = usePlace()
  if (view.side === 'candidate' || view.isDemo) return ''
  if (isVerified(view.company.state))
    return needs === 'shown' && view.company.takenDown
      ? `${what} once the company is shown again: Settings, Decisions.`
      : ''
  return `${what} once the company is verified: Settings, Verification.`
}
