import { draftOf, type Resume, type ResumeDraft, type VersionReason } from '@tryka/domain'
import { type History, record, redo, replacePresent, startHistory, undo } from './history'

/** What a draft is worked on with: the saved resume it belongs to, or the key that makes saving it once enough. */
export interface Origin {
  /** The saved resume, with the version this work started from. */
  saved?: { id: string; version: number } | undefined
  /** Sent with the first save, so that a repeated one makes no second resume; names the local draft, too. */
  newKey: string
}

export interface EditorState {
  history: History<ResumeDraft>
  /** What was last saved or opened: any difference is unsaved work. */
  baseline: ResumeDraft
  origin: Origin
  /** Something large happened since the last save: the server keeps the state before it. */
  keepVersion: VersionReason | undefined
  /** Unsaved by itself, such as a copy. */
  neverSaved: boolean
  /** Grows when another resume is opened, so that fields start anew. */
  round: number
}

export type EditorAction =
  | { type: 'open'; draft: ResumeDraft; origin: Origin; baseline?: ResumeDraft; neverSaved?: boolean }
  | {
      type: 'change'
      change: (draft: ResumeDraft) => ResumeDraft
      at: number
      key?: string | undefined
      reason?: VersionReason | undefined
    }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; resume: Resume; sent: ResumeDraft }
  | { type: 'rebase'; resume: Resume }
  | { type: 'orphaned'; newKey: string }
  | { type: 'tightness'; tightness: number }

/** An editor with a draft in it. */
export const openEditor = (
  { draft, origin, baseline = draft, neverSaved = false }: Omit<EditorAction & { type: 'open' }, 'type'>,
  round = 0,
): EditorState => ({
  history: startHistory(draft),
  baseline,
  origin,
  keepVersion: undefined,
  neverSaved,
  round,
})

const savedOf = ({ id, version }: Resume) => ({ id, version })

/** Everything that can happen to the open resume. Pure, so that undo, saving and recovery can be tested as a whole. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'open':
      return openEditor(action, state.round + 1)
    case 'change': {
      const history = record(state.history, action.change(state.history.present), action.at, action.key)
      return { ...state, history, keepVersion: action.reason ?? state.keepVersion }
    }
    case 'undo':
      return { ...state, history: undo(state.history) }
    case 'redo':
      return { ...state, history: redo(state.history) }
    case 'saved':
      return {
        ...state,
        // What was typed while the save was under way stays unsaved.
        baseline: action.sent,
        origin: { ...state.origin, saved: savedOf(action.resume) },
        keepVersion: undefined,
        neverSaved: false,
      }
    case 'rebase':
      return {
        ...state,
        baseline: draftOf(action.resume),
        origin: { ...state.origin, saved: savedOf(action.resume) },
      }
    case 'orphaned':
      return { ...state, origin: { newKey: action.newKey }, neverSaved: true }
    case 'tightness': {
      const present = { ...state.history.present, tightness: action.tightness }
      return { ...state, history: replacePresent(state.history, present) }
    }
  }
}

/** `tightness` follows from the rest while a page count is asked for, so it alone is no unsaved work. */
const comparable = ({ tightness, ...draft }: ResumeDraft) =>
  JSON.stringify(draft.fitPages ? draft : { ...draft, tightness })

export const sameDraft = (a: ResumeDraft, b: ResumeDraft): boolean =>
  a === b || comparable(a) === comparable(b)

/** Is there anything that a save would keep? */
export const isDirty = ({ history, baseline, neverSaved }: EditorState): boolean =>
  neverSaved || !sameDraft(history.present, baseline)
