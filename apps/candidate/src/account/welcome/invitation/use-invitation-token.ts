import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { invitationIn } from '@tryka/domain'

/** A link that lost a part on its way is an invitation too: one that does not work. */
const tokenOf = (hash: string): string | null =>
  hash.startsWith('#invite') ? (invitationIn(hash) ?? '') : null

/** Which invitation was left last, as the history says: it holds also for a page that was drawn anew meanwhile. */
const leftIn = (state: unknown): string | null =>
  (state as { leftInvitation?: string } | null)?.leftInvitation ?? null

/**
 * The invitation by whose link the page was opened. It leaves the address bar at once: what stands there is copied,
 * shared and kept in the history.
 */
export function useInvitationToken(): { token: string | null; leave: () => void } {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const found = tokenOf(hash)
  const [{ token, seen }, set] = useState({ token: found, seen: found })
  if (found !== seen) set((now) => ({ token: found ?? now.token, seen: found }))
  if (token !== null && token === leftIn(state)) set((now) => ({ ...now, token: null }))
  useEffect(() => {
    if (found !== null) void navigate(pathname + search, { replace: true })
  }, [found, navigate, pathname, search])
  const leave = () => {
    set((now) => ({ ...now, token: null }))
    void navigate('/welcome', { replace: true, state: { leftInvitation: token ?? '' } })
  }
  return { token, leave }
}
