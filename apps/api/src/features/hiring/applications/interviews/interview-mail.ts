import type { EntityManager } from 'typeorm'
import { ALWAYS, HOUR_MS, INTERVIEW_MACHINE, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import type { Message } from '../../../../services/outbox/queue'
import type { Change } from '../../core/change'
import { HiringEventEntity } from '../../core/hiring-event.table'
import { named } from '../../core/contacts'
import { isBlind, personRef } from '../../core/person-ref'
import type { InterviewParties } from './calendar-entry'
import { calendarEventOf, partiesOf, timeText } from './calendar-entry'
import { calendarOf } from './ics'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'

type Happening = 'proposed' | 'confirmed' | 'moved' | 'cancelled' | 'reminder-24h' | 'reminder-1h'

/** The data of a row whose template is `interview`: the interview itself is read when the letter is made. */
interface InterviewData {
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

const SUBJECTS: Record<Happening, string> = {
  proposed: 'Interview times proposed',
  confirmed: 'Interview confirmed',
  moved: 'New interview times proposed',
  cancelled: 'Interview cancelled',
  'reminder-24h': 'Interview tomorrow',
  'reminder-1h': 'Interview in one hour',
}

/** The state that an interview must still be in for its mail. */
const STATES: Record<Happening, StoredInterviewRow['status']> = {
  proposed: 'pending',
  confirmed: 'confirmed',
  moved: 'pending',
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
const isReminder = (what: Happening): what is ReminderName => what in REMINDERS

/** What is only asked may be switched off; what was agreed, moved or called off may not. */
const switchOf = (what: Happening) =>
  what === 'proposed' || isReminder(what) ? ('Interview reminders' as const) : ALWAYS

const before = (startsAt: string, ms: number) => new Date(Date.parse(startsAt) - ms).toISOString()

/** One message to each side's people, by what they are told of which state of the interview. */
export function interviewMessages(
  { id: interviewId, icalSequence: sequence, version, startsAt }: StoredInterviewRow,
  { candidate, interviewers }: Pick<InterviewParties, 'candidate' | 'interviewers'>,
  what: Happening,
  move: InterviewData['move'] = null,
): Message[] {
  const state = isReminder(what) ? sequence : version
  const message = (memberId: string | null, accountId: string | null): Message[] =>
    accountId === null
      ? []
      : [
          {
            template: INTERVIEW_TEMPLATE,
            data: { interviewId, what, sequence, memberId, move } satisfies InterviewData,
            to: { accountId },
            kind: switchOf(what),
            dedup: `interview:${interviewId}:${state}:${what}:${memberId ?? 'candidate'}`,
            ...(STATES[what] === 'confirmed'
              ? { expiresAt: before(startsAt, isReminder(what) ? REMINDERS[what].leastMs : 0), priority: 3 }
              : {}),
          },
        ]
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

const timeLines = (interview: StoredInterviewRow, zone: string, what: Happening): string[] => {
  const open = interview.status === 'pending' ? interview.proposedSlots : [interview.startsAt]
  return [
    ...(what === 'cancelled'
      ? ['It was planned for:']
      : open.length > 1
        ? ['The times to choose from:']
        : []),
    open.map((slot) => timeText(slot, zone)).join('\n'),
    `${interview.duration} minutes, ${interview.type.toLowerCase()}.`,
  ]
}

/** True when the time was agreed on so late that the mail about that was reminder enough. */
async function isFresh(manager: EntityManager, interview: StoredInterviewRow, what: ReminderName) {
  const { id: subjectId, marketId, startsAt } = interview
  const agreed = await manager.findOne(HiringEventEntity, {
    where: { marketId, kind: INTERVIEW_MACHINE.name, subjectId, to: 'confirmed' },
    order: { at: 'DESC' },
  })
  return agreed !== null && agreed.at > before(startsAt, REMINDERS[what].aheadMs)
}

/** The words of whoever moved it. Of an erased account none are left. */
async function reasonOf(manager: EntityManager, interview: StoredInterviewRow, { move }: InterviewData) {
  if (!move || move.action === 'propose') return null
  const { id: subjectId, marketId } = interview
  const event = await manager.findOne(HiringEventEntity, {
    where: { marketId, kind: INTERVIEW_MACHINE.name, subjectId, ...move },
    order: { id: 'DESC' },
  })
  return event?.reason ?? null
}

/** The letter about an interview as it is now, unless it has gone on since. */
export async function interviewLetter(
  manager: EntityManager,
  data: object,
  now: Date,
): Promise<Rendered> {
  const about = data as InterviewData
  const { what, sequence, memberId } = about
  const interview = await manager.findOneBy(InterviewEntity, { id: about.interviewId })
  if (!interview) return dropped('gone')
  if (interview.status !== STATES[what] || (what !== 'proposed' && interview.icalSequence !== sequence))
    return dropped('the interview has moved on')
  if (isReminder(what) && (await isFresh(manager, interview, what))) return dropped('agreed on just now')
  const parties = await partiesOf(manager, interview)
  const { application, posting, company, candidate, interviewers } = parties
  const member = interviewers.find(({ id }) => id === memberId)
  if (memberId !== null && member?.removedAt !== null) return dropped('left the team')
  const inCalendar = interview.confirmedAt !== null && (what === 'confirmed' || what === 'cancelled')
  const event = inCalendar
    ? await calendarEventOf(manager, interview, parties, about.move?.at ?? now.toISOString())
    : undefined
  const person = personRef(candidate, application, isBlind(posting, application)).name
  const job = named({ job: posting.title, company: company.name })
  const zone = memberId === null ? candidate.timeZone : company.timeZone
  const open = { interview: interview.id }
  const link =
    memberId === null
      ? dashboardPath('candidate', 'interviews', { ...open, place: 'me' })
      : dashboardPath('company', 'interviews', { ...open, place: teamPlace(company.id) })
  const reason = await reasonOf(manager, interview, about)
  return {
    letter: {
      subject: SUBJECTS[what],
      parts: [
        `${SUBJECTS[what]}: ${job}${memberId === null ? '' : `, with ${quoted(person)}`}.`,
        ...timeLines(interview, zone, what),
        ...(reason ? [`Reason: ${quoted(reason)}`] : []),
        { line: 'See it in your dashboard:', link },
      ],
      ...(event ? { calendar: { method: event.method, content: calendarOf(event) } } : {}),
    },
  }
}
