/** How long what is kept waits for the person to come back. */
export const KEPT_MS = 30 * 86_400_000

/** Drafts of resumes, what was typed into the forms and fields, and what was looked at. */
const KINDS = ['draft', 'typed', 'viewed'] as const
export type KeptKind = (typeof KINDS)[number]

/** Where this browser keeps it. Its owner is a place of an account, or an account with all its places. */
export const keptKey = (kind: KeptKind, owner: string, slot: string): string =>
  `tryka:${kind}:${owner}:${slot}`

/** Storage can be switched off or full: then the product works as before, without this safety net. */
export function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.localStorage)
  } catch {
    return undefined
  }
}

export const keptKeys = (storage: Storage, kind: KeptKind, owner: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(keptKey(kind, owner, '')),
  )

/** Moves what is kept along when a guest signs in or its session is followed by another. */
export const moveKept = (from: string, to: string): void =>
  void KINDS.forEach((kind) =>
    attempt((storage) => {
      for (const key of keptKeys(storage, kind, from)) {
        const text = storage.getItem(key)
        if (text !== null) storage.setItem(key.replace(keptKey(kind, from, ''), keptKey(kind, to, '')), text)
        storage.removeItem(key)
      }
    }),
  )

/** Nothing of an account stays behind on a shared machine. */
export const forgetKept = (accountId: string): void =>
  void attempt((storage) =>
    KINDS.flatMap((kind) => keptKeys(storage, kind, accountId)).forEach((key) => storage.removeItem(key)),
  )
