import { useCallback, useEffect, useRef } from 'react'
import { forgetDraft, keepDraft, type LocalDraft } from '../../../base/unsaved/draft-storage'
import { type EditorState, isDirty } from '../editor/editor-state'

/** Well within the second that may be lost. */
const WRITE_MS = 400

/** The slot of one editor: two tabs with the same resume do not write over each other. */
export const slotOf = ({ origin }: EditorState): string =>
  origin.saved ? `${origin.saved.id}~${origin.newKey}` : `new~${origin.newKey}`

const localDraftOf = (state: EditorState): LocalDraft => ({
  slot: slotOf(state),
  draft: state.history.present,
  savedAt: new Date().toISOString(),
  newKey: state.origin.newKey,
  ...(state.origin.saved ? { resumeId: state.origin.saved.id, version: state.origin.saved.version } : {}),
})

/**
 * Keeps unsaved work in this browser: at most `WRITE_MS` after a change, however fast the typing goes on, and at once
 * when the page goes away. Saved work is forgotten; `discard` forgets on the person's word. A crash forgets nothing.
 */
export function useLocalDraft(owner: string, state: EditorState): { discard: () => void } {
  const latest = useRef({ owner, state })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const kept = useRef<{ owner: string; slot: string } | undefined>(undefined)
  const discarded = useRef<EditorState>(undefined)

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const now = latest.current
    const slot = slotOf(now.state)
    const before = kept.current
    if (before && (before.slot !== slot || before.owner !== now.owner)) forgetDraft(before.owner, before.slot)
    if (isDirty(now.state) && discarded.current !== now.state) {
      keepDraft(now.owner, localDraftOf(now.state))
      kept.current = { owner: now.owner, slot }
    } else {
      // Also what another tab left here, once it was restored and saved before this one wrote it.
      forgetDraft(now.owner, slot)
      kept.current = undefined
    }
  }, [])

  useEffect(() => {
    latest.current = { owner, state }
    timer.current ??= setTimeout(write, WRITE_MS)
  }, [owner, state, write])

  useEffect(() => {
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      write()
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [write])

  const discard = useCallback(() => {
    discarded.current = latest.current.state
    write()
  }, [write])
  return { discard }
}
