import type { InterviewStatus } from '../constants'

export type Side = 'candidate' | 'company'

/** A booked or proposed time. */
export interface Slot {
  startsAt: string
  duration: number
}

/** The end of a slot. */
export const endsAt = ({ startsAt, duration }: Slot): string =>
  new Date(Date.parse(startsAt) + duration * 60_000).toISOString()

/** True when two slots share a minute; one that begins as the other ends does not. */
export const overlaps = (a: Slot, b: Slot): boolean => a.startsAt < endsAt(b) && b.startsAt < endsAt(a)

/** The party that did not propose the waiting slots may pick one. */
export const mayConfirm = (interview: { status: InterviewStatus; proposedBy: Side }, side: Side): boolean =>
  interview.status === 'pending' && interview.proposedBy !== side

/** A meeting can be joined from a quarter of an hour before it begins until it ends. */
export function canJoin(
  interview: Slot & { status: InterviewStatus; meetingLink: string | null },
  now: Date,
): boolean {
  const opens = Date.parse(interview.startsAt) - 15 * 60_000
  return (
    interview.status === 'confirmed' &&
    interview.meetingLink !== null &&
    now.getTime() >= opens &&
    now.toISOString() < endsAt(interview)
  )
}

/** A confirmed interview whose end has passed is completed by the clock. */
export const isOver = (interview: Slot & { status: InterviewStatus }, now: Date): boolean =>
  interview.status === 'confirmed' && endsAt(interview) <= now.toISOString()

/** At most this many proposed slots, each in the future. */
export const MAX_SLOTS = 5
