import type { Found, Question } from './match-questions'

/** Best match at full size; see `docs/adr/0044-columns-beside-the-api.md`. */
export interface Columns {
  /**
   * Whether questions about the live market go to the columns. Where only they can answer (`isNeeded`) and are about to
   * be ready, waits; throws 503 `MATCHING_LOADING` when that takes too long.
   */
  answer(isNeeded: boolean): Promise<boolean>
  /** Ids whose facts are those of the database at this moment. Throws 503 when nobody answers. */
  ask(question: Question): Promise<Found>
  /** What `/readyz` says; undefined while rows are scored in place. */
  state(): 'loading' | 'ready' | 'away' | undefined
  close(): Promise<void>
}

/** For a database that no other process can read: rows are scored in place. */
export const noColumns: Columns = {
  answer: () => Promise.resolve(false),
  ask: () => Promise.reject(new Error('There are no columns')),
  state: () => undefined,
  close: () => Promise.resolve(),
}
