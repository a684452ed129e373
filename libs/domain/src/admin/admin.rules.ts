import { DAY_MS } from '../timing'
import type { SignupFilter, SignupRecord, SignupStats } from './admin.schema'

/** `part` of `whole` as a rounded percentage; 0 when there is nothing (specification 5). */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0

/** The start of "This Week": seven days before `now`. */
export const weekStart = (now: Date): Date => new Date(now.getTime() - 7 * DAY_MS)

/** Counts of a list of signups; the server counts the same in the database. */
export function signupStats(signups: readonly SignupRecord[], now: Date): SignupStats {
  const since = weekStart(now).toISOString()
  return {
    total: signups.length,
    candidates: signups.filter((s) => s.userType === 'candidate').length,
    companies: signups.filter((s) => s.userType === 'company').length,
    thisWeek: signups.filter((s) => s.createdAt >= since).length,
  }
}

/** Case-insensitive search in name, e-mail, focus area and interests, combined with the type filter. */
export function matchesFilters(signup: SignupRecord, search: string, type: SignupFilter): boolean {
  const needle = search.trim().toLowerCase()
  const haystack = [signup.name, signup.email, signup.focusArea, ...signup.interests]
  return (
    (type === 'all' || signup.userType === type) &&
    (!needle || haystack.some((field) => field.toLowerCase().includes(needle)))
  )
}
