import { useCallback, useMemo, useReducer, useState } from 'react'
import { notify } from '@tryka/app-shell'
import { emptyResume, RESUME_MESSAGES, type Resume, type ResumeCard, draftOf } from '@tryka/domain'
import { blanksOf } from './writing/blanks'
import { FAILURE, failureText, SUCCESS } from './content'
import type { Editor } from './editor/editor-context'
import { entryIdAt } from './editor/entries-of'
import { editorReducer, isDirty, openEditor } from './editor/editor-state'
import { newId } from '../../base/calls/new-id'
import { useDeleteResume, useRefreshResumes, useResumes } from './resumes.queries'
import { useAutosave } from './saving/use-autosave'
import { useExporting } from './saving/use-exporting'
import { useLeaving } from './saving/use-leaving'
import { useLocalDraft } from './saving/use-local-draft'
import { useOpening } from './saving/use-opening'
import { usePlace } from './editor/use-place'
import { useSaving } from './saving/use-saving'
import { useUndoKeys } from './editor/use-undo-keys'
import { useUnsavedGuard } from '../../base/unsaved/use-unsaved-guard'
import { useSuggesting } from './writing/use-suggesting'
import { useWriting } from './writing/use-writing'

const start = () => openEditor({ draft: emptyResume(), origin: { newKey: newId() } })

/** Everything the builder knows and can do; the components only show it. */
export function useCvBuilder(owner: string) {
  const resumes = useResumes()
  const [state, dispatch] = useReducer(editorReducer, undefined, start)
  const draft = state.history.present
  const dirty = useMemo(() => isDirty(state), [state])
  const guard = useUnsavedGuard(dirty)
  const local = useLocalDraft(owner, state)
  const saving = useSaving(state, dispatch)
  const place = usePlace((field) => entryIdAt(draft, field))
  const { goTo } = place
  const opening = useOpening({
    owner,
    resumes: resumes.data,
    state,
    dirty,
    dispatch,
    ask: guard.ask,
    nameIt: () => goTo('title', 'personal'),
  })
  const deleting = useDeleting(state.origin.saved?.id, opening.openEmpty)

  const change = useCallback<Editor['change']>(
    (edit, { key, reason } = {}) => dispatch({ type: 'change', change: edit, at: Date.now(), key, reason }),
    [],
  )
  const writing = useWriting(draft, change)
  const suggesting = useSuggesting(draft, change)
  const blanks = useMemo(() => blanksOf(draft), [draft])
  const exporting = useExporting({
    isSaved: state.origin.saved !== undefined,
    isDirty: dirty,
    title: draft.title,
    save: (failed) => saving.save({ quiet: true, failed }),
    id: state.origin.saved?.id,
    problem: saving.problem,
    blanks,
  })
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  const { save, conflict } = saving
  const autosave = useAutosave({ state, dirty, conflict, save })
  const askingToLeave = useLeaving({ guard, savesItself: autosave.active, save })
  useUndoKeys({ undo, redo, save: useCallback(() => void save(), [save]) })

  const editor: Editor = {
    ...place,
    draft,
    change,
    round: state.round,
    suggest: (path) => void suggesting.ask(path),
    suggesting: suggesting.asking,
  }
  return {
    resumes,
    state,
    draft,
    dirty,
    editor,
    guard,
    askingToLeave,
    autosave,
    saving,
    opening,
    deleting,
    writing,
    suggesting,
    exporting,
    blanks,
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
  const [asked, setAsked] = useState<ResumeCard>()
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
        onError: (error) => notify.failure(FAILURE, failureText(RESUME_MESSAGES.deleteFailed, error)),
        onSettled: () => setAsked(undefined),
      })
    },
  }
}
