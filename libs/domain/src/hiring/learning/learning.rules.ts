import { localTime } from '../zone'

/** `counted` here by beats, `logged` by the person, `sample` in a demo. */
export const MINUTE_ORIGINS = ['counted', 'logged', 'sample'] as const
export type MinuteOrigin = (typeof MINUTE_ORIGINS)[number]

/** Progress in whole percent. */
export const learningProgress = (completed: number, modules: number): number =>
  modules > 0 ? Math.round((100 * completed) / modules) : 0

/** The days of the weekly goal: today and the six before it, as the person's calendar has them, oldest first. */
export function weekDays(now: Date, zone: string): string[] {
  const { year, month, day } = localTime(now, zone)
  return Array.from({ length: 7 }, (_, i) =>
    new Date(Date.UTC(year, month - 1, day - 6 + i)).toISOString().slice(0, 10),
  )
}

/** Whole minutes per day of the week that ends today, in all, and those of them that the person logged. */
export function weekMinutes(
  sessions: readonly { day: string; seconds: number; origin: MinuteOrigin }[],
  now: Date,
  zone: string,
): { days: { day: string; minutes: number }[]; total: number; logged: number } {
  const minutesOf = (some: typeof sessions) =>
    Math.floor(some.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  const week = weekDays(now, zone).map((day) => {
    const own = sessions.filter((one) => one.day === day)
    const logged = minutesOf(own.filter(({ origin }) => origin === 'logged'))
    return { day, minutes: minutesOf(own), logged }
  })
  return {
    days: week.map(({ day, minutes }) => ({ day, minutes })),
    total: week.reduce((sum, { minutes }) => sum + minutes, 0),
    logged: week.reduce((sum, { logged }) => sum + logged, 0),
  }
}
