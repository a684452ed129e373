import type { EntityManager } from 'typeorm'
import { INTERVIEW_MACHINE, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import { named } from '../../core/contacts'
import { HiringEventEntity } from '../../core/hiring-event.table'
import { isBlind, personRef } from '../../core/person-ref'
import { calendarEventOf, partiesOf, timeText } from './calendar-entry'
import { calendarOf } from './ics'
import type { Happening, InterviewData, ReminderName } from './interview-mail'
import { REMINDERS, STATES, before, isReminder } from './interview-mail'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'

const SUBJECTS: Record<Happening, string> = {
  proposed: 'Interview times proposed',
  confirmed: 'Interview confirmed',
  moved: 'New interview times proposed',
  cancelled: 'Interview cancelled',
  'reminder-24h': 'Interview tomorrow',
  'reminder-1h': 'Interview in one hour',
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

/** The letter about an interview as it is now, unless it has gone on since. */
export async function interviewLetter(manager: EntityManager, data: object, now: Date): Promise<Rendered> {
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
