import { notify } from '@tryka/app-shell'
import { emptyResume, RESUME_LISTS, RESUME_MESSAGES, type Resume, draftOf } from '@tryka/domain'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { FAILURE, SUCCESS } from './content'
import type { Editor } from './editor-context'
import { editorReducer, isDirty, openEditor } from './editor-state'
import { newId } from '../../app/core/new-id'
import { useDeleteResume, useRefreshResumes, useResumes } from './resumes.queries'
import { useExporting } from './use-exporting'
import { useLocalDraft } from './use-local-draft'
import { useOpening } from './use-opening'
import { usePlace } from './use-place'
import { useSaving } from './use-saving'
import { useUndoKeys } from './use-undo-keys'
import { useUnsavedGuard } from '../../app/core/use-unsaved-guard'
import { useWriting } from './use-writing'

const start = () => openEditor({ draft: emptyResume(), origin: { newKey: newId() } })

/** Everything the builder knows and can do; the components only show it. */
export function useCvBuilder(accountId: string) {
  const resumes = useResumes()
  const [state, dispatch] = useReducer(editorReducer, undefined, start)
  const draft = state.history.present
  const dirty = useMemo(() => isDirty(state), [state])
  const guard = useUnsavedGuard(dirty)
  const local = useLocalDraft(accountId, state)
  const saving = useSaving(state, dispatch)
  const opening = useOpening(accountId, resumes.data, state, dispatch)
  const deleting = useDeleting(state.origin.saved?.id, opening.openNew)

  const place = usePlace((field) => {
    const [name, index] = field.split('.')
    const list = RESUME_LISTS.find((one) => one === name)
    return list && index !== undefined ? draft[list][Number(index)]?.id : undefined
  })
  const change = useCallback<Editor['change']>(
    (edit, { key, reason } = {}) => dispatch({ type: 'change', change: edit, at: Date.now(), key, reason }),
    [],
  )
  const writing = useWriting(draft, change)
  const exporting = useExporting({
    isSaved: state.origin.saved !== undefined,
    isDirty: dirty,
    title: draft.title,
    save: () => saving.save({ quiet: true }),
    id: state.origin.saved?.id,
  })
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  const { save } = saving
  useUndoKeys({ undo, redo, save: useCallback(() => void save(), [save]) })

  const editor: Editor = { ...place, draft, change, round: state.round }
  return {
    resumes,
    state,
    draft,
    dirty,
    editor,
    guard,
    saving,
    opening,
    deleting,
    writing,
    exporting,
    undo,
    redo,
    setTightness: useCallback((tightness: number) => dispatch({ type: 'tightness', tightness }), []),
    discard: () => {
      local.discard()
      guard.goOn()
    },
    saveAndLeave: async () => {
      if (await saving.save()) guard.goOn()
      else guard.stay()
    },
    /** What the server has now takes the place of the draft; undo brings the draft back. */
    takeOver: (resume: Resume) => {
      change(() => draftOf(resume))
      dispatch({ type: 'rebase', resume })
    },
  }
}

export type CvBuilderModel = ReturnType<typeof useCvBuilder>

/** Asks, deletes, and starts anew when the deleted resume was open. */
function useDeleting(openId: string | undefined, openNew: () => void) {
  const [asked, setAsked] = useState<Resume>()
  const remove = useDeleteResume()
  const refresh = useRefreshResumes()
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    pending: remove.isPending,
    confirm: () => {
      if (!asked || remove.isPending) return
      remove.mutate(asked.id, {
        onSuccess: () => {
          notify.success(SUCCESS, RESUME_MESSAGES.deleted)
          if (asked.id === openId) openNew()
          void refresh()
        },
        onError: () => notify.failure(FAILURE, RESUME_MESSAGES.deleteFailed),
        onSettled: () => setAsked(undefined),
      })
    },
  }
}
