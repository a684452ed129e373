import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Resume } from '@tryka/domain'
import type { EditorState } from '../editor/editor-state'

/** A pause in typing after which a resume saves itself, and the longest that typing without one puts it off. */
const PAUSE_MS = 3_000
const LONGEST_MS = 20_000

/** After the first, second and later failures in a row; then a change is not worth a call every few seconds. */
const AGAIN_MS = [5_000, 15_000, 45_000, 120_000]
const againAfter = (failures: number): number => AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? PAUSE_MS

interface Autosave {
  state: EditorState
  dirty: boolean
  conflict: Resume | undefined
  save: (options: { auto: true }) => Promise<Resume | undefined>
}

/**
 * Saves a resume that was saved once by itself, soon after the last change. A change from elsewhere stops it until the
 * person has decided; without a connection it tries again, and at once when that is back.
 */
export function useAutosave({ state, dirty, conflict, save }: Autosave) {
  const draft = state.history.present
  const { saved } = state.origin
  const version = saved && `${saved.id} ${saved.version}`
  /** Failures in a row, and how often it was tried: each try looks anew at what there is to save. */
  const [tries, setTries] = useState({ failures: 0, count: 0 })
  const [stopped, setStopped] = useState<string>()
  if (conflict && version !== stopped) setStopped(version)
  const active = dirty && version !== undefined && version !== stopped
  const since = useRef<number>(undefined)

  const run = useEffectEvent(async () => {
    if (!active) return
    since.current = undefined
    const done = await save({ auto: true })
    setTries(({ failures, count }) => ({ failures: done ? 0 : failures + 1, count: count + 1 }))
  })

  useEffect(() => {
    if (!active) {
      since.current = undefined
      return undefined
    }
    since.current ??= Date.now()
    const longest = Math.max(0, since.current + LONGEST_MS - Date.now())
    const wait = tries.failures ? againAfter(tries.failures) : Math.min(PAUSE_MS, longest)
    const timer = setTimeout(() => void run(), wait)
    return () => clearTimeout(timer)
  }, [active, draft, tries])

  useEffect(() => {
    const soon = () => setTries(({ count }) => ({ failures: 0, count: count + 1 }))
    // A tab that is left may not come back.
    const leaving = () => document.visibilityState === 'hidden' && void run()
    window.addEventListener('online', soon)
    document.addEventListener('visibilitychange', leaving)
    return () => {
      window.removeEventListener('online', soon)
      document.removeEventListener('visibilitychange', leaving)
    }
  }, [])

  return { active, failing: active && tries.failures > 0 }
}
