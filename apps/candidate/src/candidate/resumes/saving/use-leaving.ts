import { useEffect, useEffectEvent, useState } from 'react'
import type { Resume } from '@tryka/domain'

interface Leaving {
  guard: { asking: boolean; goOn: () => void }
  /** What is open would save itself a moment later. */
  savesItself: boolean
  save: (options: { auto: true }) => Promise<Resume | undefined>
}

/** Whoever leaves what saves itself is not asked: it is saved, and only when that fails there is something to decide. */
export function useLeaving({ guard, savesItself, save }: Leaving): boolean {
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle')
  if (guard.asking && savesItself && phase === 'idle') setPhase('saving')
  if (!guard.asking && phase !== 'idle') setPhase('idle')
  const begin = useEffectEvent(() => save({ auto: true }))
  const settle = useEffectEvent((resume: Resume | undefined) => {
    if (resume) guard.goOn()
    else setPhase('failed')
  })
  useEffect(() => {
    if (phase === 'saving') void begin().then((resume) => settle(resume))
  }, [phase])
  return guard.asking && phase !== 'saving'
}
