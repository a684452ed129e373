import { endsAt, MINUTE_MS } from '@tryka/domain'
import type { StoredInterviewRow } from './interview.table'

const BEFORE_MS = 15 * MINUTE_MS

/** Whether both can be in the call: from a quarter of an hour before it begins, as for its link, until it ends. */
export const isCallOpen = (interview: StoredInterviewRow, now: Date): boolean =>
  interview.status === 'confirmed' &&
  now.getTime() >= Date.parse(interview.startsAt) - BEFORE_MS &&
  now.toISOString() < endsAt(interview)

/** Whether nothing more can begin in it. */
export const isCallOver = (interview: StoredInterviewRow, now: Date): boolean =>
  !['pending', 'confirmed'].includes(interview.status) || now.toISOString() >= endsAt(interview)
