import { DAY_MS, localDay, localMonday, type CompanyInterview } from '@tryka/domain'

/** How interviews are shown. */
export const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
] as const

/** One thing in a week. */
export interface WeekEntry {
  id: string
  startsAt: string
  /** Minutes. */
  duration: number
  title: string
  note: string
  /** Where it is dealt with. */
  to: string
  /** Nobody has agreed to this time yet. */
  proposed: boolean
}

/** A day of a week with what happens on it, by time. */
export interface WeekDay {
  /** `2025-01-08`. */
  day: string
  entries: WeekEntry[]
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday that an address names; any other text is this week. */
export function mondayIn(text: string, zone: string, now = new Date()): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? localMonday(new Date(`${text}T12:00:00Z`), 'UTC') : localMonday(now, zone)
}

/** The Monday so many weeks after another. */
export const weeksAfter = (monday: string, weeks: number): string => dayAfter(monday, 7 * weeks)

/** Seven days from a Monday, with their entries on the clock of the zone. */
export function weekOf(monday: string, entries: readonly WeekEntry[], zone: string): WeekDay[] {
  const inOrder = [...entries].sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(monday, index)
    return { day, entries: inOrder.filter(({ startsAt }) => localDay(new Date(startsAt), zone) === day) }
  })
}

type Interview = Pick<CompanyInterview, 'id' | 'status' | 'held' | 'startsAt' | 'proposedSlots' | 'duration'>

/** The times that interviews have or are proposed for, each interview once; of one that is cancelled none. */
export function interviewEntries<One extends Interview>(
  interviews: readonly One[],
  describe: (interview: One) => Pick<WeekEntry, 'title' | 'note' | 'to'>,
): WeekEntry[] {
  const once = new Map(interviews.map((one) => [one.id, one]))
  return [...once.values()].flatMap((one) => {
    const { id, status, held, startsAt, proposedSlots, duration } = one
    if (status === 'cancelled') return []
    const at = (moment: string, proposed: boolean) => ({
      id,
      duration,
      startsAt: moment,
      proposed,
      ...describe(one),
    })
    if (status !== 'pending') return [at(startsAt, false)]
    return [...(held ? [at(startsAt, false)] : []), ...proposedSlots.map((slot) => at(slot, true))]
  })
}
