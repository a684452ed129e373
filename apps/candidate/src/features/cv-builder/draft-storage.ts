import type { ResumeDraft } from '@tryka/domain'

/** Work that was not saved, kept in this browser. */
export interface LocalDraft {
  /** Names the draft among those of the account. */
  slot: string
  draft: ResumeDraft
  savedAt: string
  /** The saved resume that it changes; absent for a new one. */
  resumeId?: string
  version?: number
  newKey: string
}

const PREFIX = 'tryka:draft:'
const KEPT_MS = 30 * 86_400_000

const keyOf = (accountId: string, slot: string): string => `${PREFIX}${accountId}:${slot}`

/** Storage can be switched off or full: then the product works as before, without this safety net. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.localStorage)
  } catch {
    return undefined
  }
}

const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['slot', 'draft', 'savedAt', 'newKey'].every((field) => field in value)

function parse(text: string | null): LocalDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

const keysOf = (storage: Storage, accountId: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(keyOf(accountId, '')),
  )

/** Keeps a draft; false when this browser refuses. */
export const keepDraft = (accountId: string, draft: LocalDraft): boolean =>
  attempt((storage) => {
    storage.setItem(keyOf(accountId, draft.slot), JSON.stringify(draft))
    return true
  }) ?? false

export const forgetDraft = (accountId: string, slot: string): void =>
  void attempt((storage) => storage.removeItem(keyOf(accountId, slot)))

/** The drafts of an account, latest first; what is too old or unreadable goes. */
export function draftsOf(accountId: string, now: number): LocalDraft[] {
  return (
    attempt((storage) => {
      const found: LocalDraft[] = []
      for (const key of keysOf(storage, accountId)) {
        const draft = parse(storage.getItem(key))
        if (draft && now - Date.parse(draft.savedAt) < KEPT_MS) found.push(draft)
        else storage.removeItem(key)
      }
      return found.sort((a, b) => b.savedAt.localeCompare(a.savedAt))
    }) ?? []
  )
}

/** Moves drafts along when a guest signs in or its session is followed by another. */
export const moveDrafts = (from: string, to: string): void =>
  void attempt((storage) => {
    for (const key of keysOf(storage, from)) {
      const text = storage.getItem(key)
      if (text !== null) storage.setItem(key.replace(keyOf(from, ''), keyOf(to, '')), text)
      storage.removeItem(key)
    }
  })

/** Nothing of an account stays behind on a shared machine. */
export const forgetDrafts = (accountId: string): void =>
  void attempt((storage) => keysOf(storage, accountId).forEach((key) => storage.removeItem(key)))
