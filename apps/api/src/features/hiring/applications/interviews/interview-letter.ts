import type { EntityManager } from 'typeorm'
import { ALWAYS, INTERVIEW_MACHINE, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import { named } from '../../core/contacts'
import { companiesAway, isBlocked } from '../../core/hidden'
import { HiringEventEntity } from '../../core/hiring-event.table'
import { isBlind, personRef } from '../../core/person-ref'
import { shownNames, shownWords } from '../../core/shown-names'
import { calendarEventOf, partiesOf, timeText } from './calendar-entry'
import { calendarOf } from './ics'
import type { Happening, InterviewData, ReminderName } from './interview-mail'
import { REMINDERS, STATES, before, isReminder, switchOf } from './interview-mail'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'

const SUBJECTS: Record<Happening, string> = {
  proposed: 'Choose a time',
  confirmed: 'Interview confirmed',
  moved: 'Interview moved',
  'handed-over': 'Interview changed',
  cancelled: 'Interview cancelled',
  'reminder-24h': 'Interview tomorrow',
  'reminder-1h': 'Interview in one hour',
}

/** What happened, where the subject is not that sentence. */
const SAID: Partial<Record<Happening, string>> = {
  proposed: 'Interview times proposed',
  moved: 'New interview times proposed',
  'handed-over': 'Somebody else of the team takes part in your interview, at the same time',
}

/** What changes the entry in everybody's calendar. */
const IN_CALENDAR: ReadonlySet<Happening> = new Set(['confirmed', 'handed-over', 'cancelled'])

/** In the reader's own zone, and in that of the other side where it is told and another. */
const inZones = (slot: string, [own, theirs]: Zones): string =>
  [
    timeText(slot, own),
    ...(theirs && theirs !== own ? [`At the company: ${timeText(slot, theirs)}`] : []),
  ].join('\n')
type Zones = readonly [own: string, theirs?: string]

const timeLines = (interview: StoredInterviewRow, zones: Zones, what: Happening): string[] => {
  const open = interview.status === 'pending' ? interview.proposedSlots : [interview.startsAt]
  return [
    ...(what === 'cancelled'
      ? ['It was planned for:']
      : open.length > 1
        ? ['The times to choose from:']
        : []),
    open.map((slot) => inZones(slot, zones)).join('\n'),
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

/** The words of whoever moved it. */
async function reasonOf(manager: EntityManager, interview: StoredInterviewRow, { move }: InterviewData) {
  if (!move || move.action === 'propose') return null
  const { id: subjectId, marketId } = interview
  const event = await manager.findOne(HiringEventEntity, {
    where: { marketId, kind: INTERVIEW_MACHINE.name, subjectId, ...move },
    order: { id: 'DESC' },
  })
  return event?.reason ?? null
}

/** Times that are answered with others were in no calendar, or are out of it since the agreed one was given up. */
const tellsCalendar = (what: Happening, { move }: InterviewData): boolean =>
  IN_CALENDAR.has(what) || (what === 'moved' && move?.action === 'reschedule')

/** The letter about an interview as it is now, unless it has gone on since. */
export async function interviewLetter(manager: EntityManager, data: object, now: Date): Promise<Rendered> {
  const about = data as InterviewData
  const { what, sequence, memberId } = about
  const interview = await manager.findOneBy(InterviewEntity, { id: about.interviewId })
  if (!interview) return dropped('gone')
  if (interview.status !== STATES[what] || (what !== 'proposed' && interview.icalSequence !== sequence))
    return dropped('the interview has moved on')
  // Between two who are apart only what was agreed is told, and in nobody's words.
  const apart = memberId === null && (await isBlocked(manager, interview))
  if (apart && switchOf(what) !== ALWAYS) return dropped('blocked')
  if (isReminder(what) && (await isFresh(manager, interview, what))) return dropped('agreed on just now')
  const away = await companiesAway(manager, [interview.companyId], now.toISOString())
  if (away.size > 0 && switchOf(what) !== ALWAYS) return dropped('the company rests')
  const parties = await partiesOf(manager, interview)
  const { application, posting, company, candidate, interviewers } = parties
  const member = interviewers.find(({ id }) => id === memberId)
  if (memberId !== null && member?.removedAt !== null) return dropped('left the team')
  const inCalendar = interview.confirmedAt !== null && tellsCalendar(what, about)
  const event = inCalendar
    ? await calendarEventOf(manager, interview, parties, about.move?.at ?? now.toISOString())
    : undefined
  const person = personRef(candidate, application, isBlind(posting, application)).name
  // The team knows its own job; to the person a decision keeps its words.
  const shown = await shownNames(manager, { companyId: company.id, postingId: posting.id })
  const job = memberId === null ? shownWords(shown) : named({ job: posting.title, company: company.name })
  // Where a person is stays theirs; where a company is, everybody may read.
  const zones: Zones = memberId === null ? [candidate.timeZone, company.timeZone] : [company.timeZone]
  const open = { interview: interview.id }
  const link =
    memberId === null
      ? dashboardPath('candidate', 'interviews', { ...open, place: 'me' })
      : dashboardPath('company', 'interviews', { ...open, place: teamPlace(company.id) })
  const isKept = apart || (memberId === null && !shown.isWhole)
  const reason = isKept ? null : await reasonOf(manager, interview, about)
  return {
    letter: {
      subject: SUBJECTS[what],
      strand: 'amber',
      parts: [
        `${SAID[what] ?? SUBJECTS[what]}: ${job}${memberId === null ? '' : `, with ${quoted(person)}`}.`,
        ...(event && what === 'moved'
          ? [`The time agreed on before is given up: ${timeText(interview.startsAt, zones[0])}.`]
          : []),
        ...timeLines(interview, zones, what),
        ...(reason ? [`Reason: ${quoted(reason)}`] : []),
        { line: 'See it in your dashboard:', link },
      ],
      ...(event ? { calendar: { method: event.method, content: calendarOf(event) } } : {}),
    },
  }
}
