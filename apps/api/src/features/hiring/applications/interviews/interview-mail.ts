import { ALWAYS, HOUR_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Message } from '../../../../services/outbox/queue'
import type { Change } from '../../core/change'
import type { InterviewParties } from './calendar-entry'
import { partiesOf } from './calendar-entry'
import type { StoredInterviewRow } from './interview.table'

export type Happening =
  | 'proposed'
  | 'confirmed'
  | 'moved'
  | 'handed-over'
  | 'cancelled'
  | 'reminder-24h'
  | 'reminder-1h'

/** The data of a row whose template is `interview`: the interview itself is read when the letter is made. */
export interface InterviewData {
  interviewId: string
  what: Happening
  /** Of the calendar entry: a time that was changed since has a mail of its own. */
  sequence: number
  /** Whose letter it is; null for the candidate's. */
  memberId: string | null
  /** The move behind it, whose reason is told; null where nobody moved anything. */
  move: { action: string; at: string } | null
}

export const INTERVIEW_TEMPLATE = 'interview'

/** The state that an interview must still be in for its mail. */
export const STATES: Record<Happening, StoredInterviewRow['status']> = {
  proposed: 'pending',
  confirmed: 'confirmed',
  moved: 'pending',
  'handed-over': 'confirmed',
  cancelled: 'cancelled',
  'reminder-24h': 'confirmed',
  'reminder-1h': 'confirmed',
}

/** How long before an interview each reminder goes out, and when it would come too late. */
export const REMINDERS = {
  'reminder-24h': { aheadMs: 24 * HOUR_MS, leastMs: 12 * HOUR_MS },
  'reminder-1h': { aheadMs: HOUR_MS, leastMs: 0 },
} as const
export type ReminderName = keyof typeof REMINDERS
export const isReminder = (what: Happening): what is ReminderName => what in REMINDERS

/** What is only asked may be switched off; what was agreed, moved or called off may not. */
export const switchOf = (what: Happening) =>
  what === 'proposed' || isReminder(what) ? ('Interview reminders' as const) : ALWAYS

/** So long before it begins. */
export const before = (startsAt: string, ms: number) => new Date(Date.parse(startsAt) - ms).toISOString()

/** A change of an interview that is so near does not wait for the end of anybody's quiet hours. */
const NEAR_MS = 12 * HOUR_MS
/** From when on what is told of it does not wait: its time, or the first of those to choose from. */
export const urgentFromOf = ({
  startsAt,
  proposedSlots,
}: Pick<StoredInterviewRow, 'startsAt' | 'proposedSlots'>): string =>
  before([startsAt, ...proposedSlots].sort()[0] ?? startsAt, NEAR_MS)

/** One message to each side's people, by what they are told of which state of the interview. */
export function interviewMessages(
  interview: StoredInterviewRow,
  { candidate, interviewers }: Pick<InterviewParties, 'candidate' | 'interviewers'>,
  what: Happening,
  move: InterviewData['move'] = null,
): Message[] {
  const { id: interviewId, icalSequence: sequence, version, startsAt, companyId } = interview
  const state = isReminder(what) ? sequence : version
  const message = (memberId: string | null, accountId: string | null): Message[] => {
    if (accountId === null) return []
    const mail: Message = {
      template: INTERVIEW_TEMPLATE,
      data: { interviewId, what, sequence, memberId, move } satisfies InterviewData,
      to: { accountId },
      kind: switchOf(what),
      companyId,
      urgentFrom: urgentFromOf(interview),
      dedup: `interview:${interviewId}:${state}:${what}:${memberId ?? 'candidate'}`,
      ...(STATES[what] === 'confirmed'
        ? { expiresAt: before(startsAt, isReminder(what) ? REMINDERS[what].leastMs : 0), priority: 3 }
        : {}),
    }
    // A line under the bell brings the push of what somebody did; a reminder has none.
    return isReminder(what) ? [mail, { ...mail, channel: 'push', dedup: `${mail.dedup}:push` }] : [mail]
  }
  // Whoever left the team hears no more of it.
  const team = interviewers.filter(({ removedAt }) => removedAt === null)
  return [
    message(null, candidate.accountId),
    ...team.map(({ id, accountId }) => message(id, accountId)),
  ].flat()
}

/** Both sides are mailed, each in its own zone; the calendar entry goes along once a time is agreed. */
export async function mailBoth(
  change: Change,
  interview: StoredInterviewRow,
  what: Happening,
  action: string,
): Promise<void> {
  if (change.marketId !== LIVE_MARKET_ID) return
  const parties = await partiesOf(change.manager, interview)
  for (const message of interviewMessages(interview, parties, what, { action, at: change.at }))
    change.send(message)
}
