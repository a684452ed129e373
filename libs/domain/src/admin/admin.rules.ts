import { DAY_MS } from '../timing'
import type { SignupFilter, SignupRecord, SignupStats } from './admin.schema'

const WEEKS = [8, 7, 6, 5, 4, 3, 2, 1]

/** The starts of the last eight weeks, the oldest first; "This Week" began seven days before `now`. */
export const weekStarts = (now: Date): Date[] =>
  WEEKS.map((weeks) => new Date(now.getTime() - weeks * 7 * DAY_MS))

/** Counts from each moment on as counts between each moment and the next. */
export const countsBetween = (since: readonly number[]): number[] =>
  since.map((count, index) => count - (since[index + 1] ?? 0))

/** Counts of a list of signups; the server counts the same in the database. */
export function signupStats(signups: readonly SignupRecord[], now: Date): SignupStats {
  const since = weekStarts(now).map(
    (start) => signups.filter((s) => s.createdAt >= start.toISOString()).length,
  )
  return {
    total: signups.length,
    candidates: signups.filter((s) => s.userType === 'candidate').length,
    companies: signups.filter((s) => s.userType === 'company').length,
    firstAt: signups.map((s) => s.createdAt).sort()[0] ?? null,
    thisWeek: since.at(-1) ?? 0,
    weeks: countsBetween(since),
  }
}

/** What was typed as words in lower case, signs and all: an address or `C++` is one. Each is looked for by itself. */
export const typedWords = (search: string): string[] => [
  ...new Set(search.toLowerCase().split(/\s+/).filter(Boolean)),
]

/** Case-insensitive search for every word in name, e-mail, focus area and interests, combined with the type filter. */
export function matchesFilters(signup: SignupRecord, search: string, type: SignupFilter): boolean {
  const haystack = [signup.name, signup.email, signup.focusArea, ...signup.interests].map((field) =>
    field.toLowerCase(),
  )
  return (
    (type === 'all' || signup.userType === type) &&
    typedWords(search).every((word) => haystack.some((field) => field.includes(word)))
  )
}
