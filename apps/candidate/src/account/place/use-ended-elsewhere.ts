import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { endpointKey } from '@tryka/app-shell'
import { openAccount } from '@tryka/domain'
import { useSession } from '../../base/session'
import { accountOf, LAST_ACCOUNT, wasLeftHere } from '../session/session'

/**
 * Whether another tab signed out whoever was signed in here. However this one learns of it, and whoever the browser is by
 * then: several tabs that ask at once may each begin a guest.
 */
function useEnded(): { ended: boolean; wasSignedIn: boolean } {
  const { user } = useSession()
  const [shown, setShown] = useState(user)
  const wasSignedIn = shown.kind === 'registered'
  const ended = shown.id !== user.id && wasSignedIn && !wasLeftHere(shown.id)
  if (shown !== user && !ended) setShown(user)
  return { ended, wasSignedIn }
}

/**
 * Another tab signed out, in or as somebody else: this one ends as well. What it shows belongs to an account that this
 * browser is not any more: the page of a guest begins anew, and whoever was signed in is to be led to the door, which the
 * answer says.
 */
export function useEndedElsewhere(): boolean {
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { ended, wasSignedIn } = useEnded()
  useEffect(() => {
    const heard = ({ key, newValue }: StorageEvent) => {
      const now = key === LAST_ACCOUNT ? accountOf(newValue) : undefined
      if (!now || now.id === user.id) return
      void queries.refetchQueries({ queryKey: endpointKey(openAccount) }).then(() => {
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== openAccount.path })
        if (!wasSignedIn) return navigate(window.location.pathname, { replace: true })
      })
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [user.id, queries, navigate, wasSignedIn])
  return ended
}
