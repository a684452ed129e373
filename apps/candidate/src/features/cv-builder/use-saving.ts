import { ApiError } from '@tryka/api-client'
import { endpointKey, isUnauthorized, notify } from '@tryka/app-shell'
import { openAccount, RESUME_MESSAGES, type Resume } from '@tryka/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type Dispatch } from 'react'
import { FAILURE, SUCCESS } from './content'
import type { EditorAction, EditorState } from './editor-state'
import { newId } from '../../app/core/new-id'
import { useRefreshResumes, useSaveResume } from './resumes.queries'

/** The stored resume that came with a refusal. */
function currentOf(error: unknown): Resume | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  try {
    return (JSON.parse(error.body) as { current?: Resume }).current
  } catch {
    return undefined
  }
}

const isGone = (error: unknown): boolean =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 404)

/** Saving the open resume: once at a time, never over somebody else's change, and nothing lost when it fails. */
export function useSaving(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const { mutateAsync, isPending } = useSaveResume()
  const refresh = useRefreshResumes()
  const queries = useQueryClient()
  const running = useRef<Promise<Resume | undefined>>(undefined)
  const [conflict, setConflict] = useState<Resume>()
  const [orphaned, setOrphaned] = useState(false)

  const attempt = useCallback(
    async (over: Resume | undefined, quiet: boolean): Promise<Resume | undefined> => {
      const draft = state.history.present
      const { newKey } = state.origin
      const saved = over ? { id: over.id, version: over.version } : state.origin.saved
      try {
        const keepVersion = over ? 'overwrite' : state.keepVersion
        const resume = await mutateAsync({ draft, saved, newKey, keepVersion })
        dispatch({ type: 'saved', resume, sent: draft })
        setOrphaned(false)
        if (!quiet) notify.success(SUCCESS, saved ? RESUME_MESSAGES.updated : RESUME_MESSAGES.created)
        void refresh()
        return resume
      } catch (error) {
        const current = currentOf(error)
        if (current) setConflict(current)
        else notify.failure(FAILURE, RESUME_MESSAGES.saveFailed)
        if (saved && isGone(error)) {
          // Deleted elsewhere, or the session was followed by another: what is written here becomes a new resume.
          dispatch({ type: 'orphaned', newKey: newId() })
          setOrphaned(true)
          void queries.invalidateQueries({ queryKey: endpointKey(openAccount) })
          void refresh()
        }
        return undefined
      }
    },
    [state, dispatch, mutateAsync, refresh, queries],
  )

  /** Saves, or waits for the save that is under way. `over` is what a conflict showed and the person overrules. */
  const save = useCallback(
    ({ over, quiet = false }: { over?: Resume; quiet?: boolean } = {}) => {
      running.current ??= attempt(over, quiet).finally(() => (running.current = undefined))
      return running.current
    },
    [attempt],
  )

  return {
    save,
    saving: isPending,
    conflict,
    settleConflict: () => setConflict(undefined),
    orphaned,
    setOrphaned,
  }
}
