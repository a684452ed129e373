import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { endpointKey } from '@tryka/app-shell'
import { openAccount, type NamedPlace } from '@tryka/domain'
import { useSession } from '../../base/session'
import { accountOf, LAST_ACCOUNT } from '../session/session'

/**
 * Another tab signed out, in or as somebody else: this one ends as well. What it shows belongs to an account that this
 * browser is not any more, so the page begins anew; a place in the live market is left for the sign-in page.
 */
export function useEndedElsewhere(place: NamedPlace | null): void {
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isLive = place !== null && !place.isDemo
  useEffect(() => {
    const heard = ({ key, newValue }: StorageEvent) => {
      const now = key === LAST_ACCOUNT ? accountOf(newValue) : undefined
      if (!now || now.id === user.id) return
      const to = isLive ? '/sign-in' : window.location.pathname
      void queries.refetchQueries({ queryKey: endpointKey(openAccount) }).then(() => {
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== openAccount.path })
        return navigate(to, { replace: true })
      })
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [user.id, queries, navigate, isLive])
}
