import { attempt, KEPT_MS, keptKey } from '../../../base/unsaved/kept'

/** As many as a list shows at once. */
const MOST = 8

interface Viewed {
  id: string
  at: number
}

const keyOf = (owner: string): string => keptKey('viewed', owner, 'jobs')

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

function read(storage: Storage, owner: string, now: number): Viewed[] {
  const all: unknown = JSON.parse(storage.getItem(keyOf(owner)) ?? '[]')
  return Array.isArray(all) ? all.filter(isViewed).filter(({ at }) => now - at < KEPT_MS) : []
}

/** Keeps in this browser that a job was looked at in full. */
export const rememberViewed = (owner: string, id: string, now = Date.now()): void =>
  void attempt((storage) => {
    // What cannot be read is no reason to remember nothing from here on.
    const before = attempt(() => read(storage, owner, now)) ?? []
    const all = [{ id, at: now }, ...before.filter((one) => one.id !== id)].slice(0, MOST)
    storage.setItem(keyOf(owner), JSON.stringify(all))
  })

/** The jobs that were looked at here in the last weeks, the latest first. */
export const viewedJobs = (owner: string, now = Date.now()): string[] =>
  attempt((storage) => read(storage, owner, now).map(({ id }) => id)) ?? []
