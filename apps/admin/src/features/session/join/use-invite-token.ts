import { useEffect, useState } from 'react'

const SIGN = /^#invite=([\w-]{16,128})$/

/** The token behind the `#` of a mail's link; it leaves the address at once, so that it stays in no history. */
export function useInviteToken(): string | undefined {
  const [token] = useState(() => SIGN.exec(window.location.hash)?.[1])
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  return token
}
