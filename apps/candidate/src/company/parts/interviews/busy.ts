import {
  atLocal,
  endsAt,
  localTime,
  overlaps,
  type CompanyInterview,
  type CompanyInterviews,
  type Slot,
} from '@tryka/domain'
import { formatTime } from '../../../base/format/format'

/** A time that an interview holds of somebody. */
export interface Busy extends Slot {
  name: string
}

/** When a day of interviews begins and ends on the company's clock. */
const [FROM, UNTIL] = [9, 18]

/** What an interview holds: the agreed time, and while none is agreed each proposed one. */
function heldBy({ status, held, startsAt, proposedSlots }: CompanyInterview): string[] {
  if (status === 'confirmed') return [startsAt]
  return status === 'pending' ? [...proposedSlots, ...(held ? [startsAt] : [])] : []
}

/** The times at which one of these interviewers has another interview than the `moved` one, by time. */
export function busyTimes(
  { today, upcoming }: Pick<CompanyInterviews, 'today' | 'upcoming'>,
  interviewerIds: readonly string[],
  moved?: string,
): Busy[] {
  const interviews = new Map([...today, ...upcoming].map((each) => [each.id, each]))
  if (moved) interviews.delete(moved)
  return [...interviews.values()]
    .flatMap((interview) =>
      interview.interviewers
        .filter(({ id }) => interviewerIds.includes(id))
        .flatMap(({ name }) =>
          heldBy(interview).map((startsAt) => ({ name, startsAt, duration: interview.duration })),
        ),
    )
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** `10:00 to 11:00` on the company's clock. */
export const spanOf = (slot: Slot, zone: string): string =>
  `${formatTime(slot.startsAt, zone)} to ${formatTime(endsAt(slot), zone)}`

/** Which of the proposed times somebody cannot keep, in one sentence; empty when all can be kept. */
export function clashOf(
  slots: readonly string[],
  duration: number,
  busy: readonly Busy[],
  zone: string,
): string {
  const taken = busy.find((one) => slots.some((startsAt) => overlaps({ startsAt, duration }, one)))
  return taken ? `${taken.name} has another interview from ${spanOf(taken, zone)}. Choose another time.` : ''
}

/** The parts of a moment's day in which nobody is busy and an interview has room. */
export function freeSpans(moment: string, duration: number, busy: readonly Busy[], zone: string): Slot[] {
  const { year, month, day } = localTime(new Date(moment), zone)
  const until = atLocal(zone, year, month, day, UNTIL).toISOString()
  const spans: Slot[] = []
  let from = atLocal(zone, year, month, day, FROM).toISOString()
  const add = (to: string) => {
    const minutes = (Date.parse(to) - Date.parse(from)) / 60_000
    if (minutes >= duration) spans.push({ startsAt: from, duration: minutes })
  }
  for (const one of busy) {
    if (endsAt(one) <= from || one.startsAt >= until) continue
    add(one.startsAt)
    from = endsAt(one)
  }
  add(until)
  return spans
}
