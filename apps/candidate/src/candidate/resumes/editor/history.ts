/** Steps that can be undone. */
export const HISTORY_STEPS = 100

/** Typing in one field is one step until there is a pause, or the step has lasted long enough to be worth keeping. */
const PAUSE_MS = 1_000
const STEP_MS = 3_000

/** A key of what is gone through rather than typed: one step until something else changes, however long one looks. */
export const lastingKey = (name: string) => `${LASTING}${name}`
const LASTING = 'lasting:'

/** A value and how it came to be. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last step changed and when; steps of the same field that follow closely are one. */
  last: { key: string; at: number; since: number } | undefined
}

export const startHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  last: undefined,
})

/** Takes a step. `key` names what is typed into; a step without one stands alone. */
export function record<T>(history: History<T>, next: T, at: number, key?: string): History<T> {
  const { past, present, last } = history
  if (next === present) return history
  const isSame = key !== undefined && last?.key === key
  const goesOn = isSame && (key.startsWith(LASTING) || (at - last.at < PAUSE_MS && at - last.since < STEP_MS))
  return {
    past: goesOn ? past : [...past, present].slice(-HISTORY_STEPS),
    present: next,
    future: [],
    last: key === undefined ? undefined : { key, at, since: goesOn ? last.since : at },
  }
}

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: undefined,
  }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: rest, last: undefined }
}

/** Changes the present without a step: what the editor works out itself is not the person's to undo. */
export const replacePresent = <T>(history: History<T>, present: T): History<T> => ({ ...history, present })
