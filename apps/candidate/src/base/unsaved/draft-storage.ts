import { completeDraft, type ResumeDraft } from '@tryka/domain'
import { attempt, KEPT_MS, keptKey, keptKeys } from './kept'

/** Work that was not saved, kept in this browser. */
export interface LocalDraft {
  /** Names the draft among those of its owner. */
  slot: string
  draft: ResumeDraft
  savedAt: string
  /** The saved resume that it changes; absent for a new one. */
  resumeId?: string
  version?: number
  newKey: string
}

const keyOf = (owner: string, slot: string): string => keptKey('draft', owner, slot)

const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['slot', 'draft', 'savedAt', 'newKey'].every((field) => field in value)

function parse(text: string | null): LocalDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isDraft(value) ? { ...value, draft: completeDraft(value.draft) } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; false when this browser refuses. */
export const keepDraft = (owner: string, draft: LocalDraft): boolean =>
  attempt((storage) => {
    storage.setItem(keyOf(owner, draft.slot), JSON.stringify(draft))
    return true
  }) ?? false

export const forgetDraft = (owner: string, slot: string): void =>
  void attempt((storage) => storage.removeItem(keyOf(owner, slot)))

/** The drafts of an owner, latest first; what is too old or unreadable goes. */
export function draftsOf(owner: string, now: number): LocalDraft[] {
  return (
    attempt((storage) => {
      const found: LocalDraft[] = []
      for (const key of keptKeys(storage, 'draft', owner)) {
        const draft = parse(storage.getItem(key))
        if (draft && now - Date.parse(draft.savedAt) < KEPT_MS) found.push(draft)
        else storage.removeItem(key)
      }
      return found.sort((a, b) => b.savedAt.localeCompare(a.savedAt))
    }) ?? []
  )
}
