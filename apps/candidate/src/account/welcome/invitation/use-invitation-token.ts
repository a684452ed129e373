import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { invitationIn } from '@tryka/domain'

/** A link that lost a part on its way is an invitation too: one that does not work. */
const tokenOf = (hash: string): string | null =>
  hash.startsWith('#invite') ? (invitationIn(hash) ?? '') : null

/**
 * The invitation by whose link the page was opened. It leaves the address bar at once: what stands there is copied,
 * shared and kept in the history.
 */
export function useInvitationToken(): { token: string | null; leave: () => void } {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const found = tokenOf(hash)
  // The address may change a moment after the page was left: what was seen there once is not taken up again.
  const [{ token, seen }, set] = useState({ token: found, seen: found })
  if (found !== seen) set((now) => ({ token: found ?? now.token, seen: found }))
  useEffect(() => {
    if (found !== null) void navigate(pathname + search, { replace: true })
  }, [found, navigate, pathname, search])
  return { token, leave: () => set((now) => ({ ...now, token: null })) }
}
