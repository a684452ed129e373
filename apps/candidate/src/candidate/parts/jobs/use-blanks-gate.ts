import { useCallback, useState } from 'react'
import { useApi } from '@tryka/app-shell'
import { readResume } from '@tryka/domain'

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
    try {
      const [resume, { blanksOfResume }] = await Promise.all([
        api.call(readResume, { params: { id: resumeId } }),
        import('./blanks-of'),
      ])
      if (blanksOfResume(resume).length) return setTold(resumeId)
    } catch {
      // The notice beside the choice says that it could not be checked.
    } finally {
      setChecking(false)
    }
    send()
  }
  return { pass, checking, told: useCallback(() => setTold(resumeId), [resumeId]) }
}
