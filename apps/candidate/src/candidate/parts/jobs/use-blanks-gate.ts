import { useCallback, useState } from 'react'
import { useApi } from '@tryka/app-shell'

/**
 * Lets an application through once its resume was looked at for open blanks. The first press that finds some only names
 * them; whoever has read them sends with the next one. A resume that cannot be read stops nobody.
 */
export function useBlanksGate(resumeId: string) {
  const api = useApi()
  const [told, setTold] = useState<string>()
  const [checking, setChecking] = useState(false)
  const pass = async (send: () => void) => {
    if (checking) return
    if (!resumeId || told === resumeId) return send()
    setChecking(true)
    // Where it fails, the notice beside the choice says that it could not be checked.
    const open = await import('./blanks-of')
      .then(({ hasBlanks }) => hasBlanks(api, resumeId))
      .catch(() => false)
    setChecking(false)
    return open ? setTold(resumeId) : send()
  }
  return { pass, checking, told: useCallback(() => setTold(resumeId), [resumeId]) }
}
