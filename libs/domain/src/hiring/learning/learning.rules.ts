import { localDay, localTime } from '../zone'
import { learningPath } from './catalog'

/** Progress in whole percent. */
export const learningProgress = (completed: number, modules: number): number =>
  modules > 0 ? Math.round((100 * completed) / modules) : 0

/** The next module of a path, or null when it is finished. */
export const nextModule = (pathId: string, completed: number): string | null =>
  learningPath(pathId)?.modules[completed] ?? null

/** The days of the weekly goal: today and the six before it, as the person's calendar has them, oldest first. */
export function weekDays(now: Date, zone: string): string[] {
  const { year, month, day } = localTime(now, zone)
  return Array.from({ length: 7 }, (_, i) =>
    new Date(Date.UTC(year, month - 1, day - 6 + i)).toISOString().slice(0, 10),
  )
}

/** Minutes per day of the week that ends today, and in all. */
export function weekMinutes(
  sessions: readonly { at: string; minutes: number }[],
  now: Date,
  zone: string,
): { days: { day: string; minutes: number }[]; total: number } {
  const days = weekDays(now, zone).map((day) => ({ day, minutes: 0 }))
  for (const { at, minutes } of sessions) {
    const day = localDay(new Date(at), zone)
    const found = days.find((candidate) => candidate.day === day)
    if (found) found.minutes += minutes
  }
  return { days, total: days.reduce((sum, { minutes }) => sum + minutes, 0) }
}
