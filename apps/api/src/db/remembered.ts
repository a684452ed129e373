import type { Database } from './database'

/** Writes of this process show at once; those of another instance after a second at the latest. */
const KEPT_MS = 1_000
const KEPT = 200

interface Entry {
  value: Promise<unknown>
  changes: number
  until: number
}

/**
 * Answers of reads, kept while nothing was written here and for a second at most: many administrators (or one who
 * types) ask the same, and counting what a common word finds takes far longer than finding a page of it.
 */
export class Remembered {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly db: Database) {}

  get<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key)
    const { changes } = this.db
    if (known && known.changes === changes && known.until > Date.now()) return known.value as Promise<T>
    if (this.entries.size >= KEPT) this.entries.clear()
    const value = read()
    this.entries.set(key, { value, changes, until: Date.now() + KEPT_MS })
    value.catch(() => this.entries.delete(key))
    return value
  }
}
