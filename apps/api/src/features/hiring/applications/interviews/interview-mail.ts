import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { dashboardPath, localTime } from '@tryka/domain'
import type { Mail } from '../../../../mail/mailer'
import { quoted, withoutAddresses } from '../../../../mail/quoted'
import type { Change } from '../../core/change'
import { addressOf, named } from '../../core/contacts'
import { isBlind, personRef } from '../../core/person-ref'
import { ApplicationEntity, type StoredApplicationRow } from '../application.table'
import type { StoredInterviewRow } from './interview.table'
import { PostingEntity, type StoredPostingRow } from '../../postings/posting.table'
import { CandidateEntity, type StoredCandidateRow } from '../../profile/candidate.table'
import {
  CompanyEntity,
  TeamMemberEntity,
  type StoredCompanyRow,
  type StoredMemberRow,
} from '../../team/team.table'
import type { CalendarEvent } from './ics'
import { calendarOf } from './ics'

/** Everybody and everything that an interview is about. */
export interface InterviewParties {
  application: StoredApplicationRow
  posting: StoredPostingRow
  company: StoredCompanyRow
  candidate: StoredCandidateRow
  interviewers: StoredMemberRow[]
}

export async function partiesOf(
  manager: EntityManager,
  { marketId, applicationId, interviewerIds }: StoredInterviewRow,
): Promise<InterviewParties> {
  const application = await manager.findOneByOrFail(ApplicationEntity, { id: applicationId, marketId })
  const { postingId, companyId, candidateId } = application
  const [posting, company, candidate, interviewers] = await Promise.all([
    manager.findOneByOrFail(PostingEntity, { id: postingId, marketId }),
    manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId }),
    manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    manager.findBy(TeamMemberEntity, { id: In(interviewerIds), marketId }),
  ])
  return { application, posting, company, candidate, interviewers }
}

const two = (n: number): string => String(n).padStart(2, '0')

/** "2025-01-08 10:00 (America/Los_Angeles)": a time is never without its zone. */
export function timeText(iso: string, zone: string): string {
  const { year, month, day, hour, minute } = localTime(new Date(iso), zone)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)} (${zone})`
}

/** The calendar entry, the same for both sides; while review is blind it names nobody. */
export async function calendarEventOf(
  manager: EntityManager,
  interview: StoredInterviewRow,
  parties: InterviewParties,
  stampedAt: string,
): Promise<CalendarEvent> {
  const { application, posting, company, candidate, interviewers } = parties
  const blind = isBlind(posting, application)
  const address = await addressOf(manager, interview.marketId)
  const { name } = personRef(candidate, application, blind)
  const [lead] = interviewers
  return {
    uid: interview.icalUid,
    sequence: interview.icalSequence,
    method: interview.status === 'cancelled' ? 'CANCEL' : 'REQUEST',
    stampedAt,
    startsAt: interview.startsAt,
    endsAt: interview.endsAt,
    summary: withoutAddresses(`${interview.type} interview: ${name}, ${posting.title} at ${company.name}`),
    description: withoutAddresses(
      `${interview.type} interview for ${posting.title} at ${company.name}, ${interview.duration} minutes.`,
    ),
    location: interview.meetingLink ?? withoutAddresses(interview.place ?? ''),
    organizer: { name: withoutAddresses(company.name), email: lead ? address(lead) : candidate.email },
    attendees: [
      ...(blind ? [] : [{ name, email: address(candidate) }]),
      ...interviewers.map((member) => ({ name: member.name, email: address(member) })),
    ],
  }
}

type Happening = 'proposed' | 'confirmed' | 'moved' | 'cancelled'

const SUBJECTS: Record<Happening, string> = {
  proposed: 'Interview times proposed',
  confirmed: 'Interview confirmed',
  moved: 'New interview times proposed',
  cancelled: 'Interview cancelled',
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

/** Both sides are mailed, each in its own zone; the calendar entry goes along once a time is agreed. */
export async function mailBoth(
  change: Change,
  interview: StoredInterviewRow,
  what: Happening,
  reason?: string | null,
): Promise<void> {
  const { manager, marketId } = change
  const parties = await partiesOf(manager, interview)
  const { application, posting, company, candidate, interviewers } = parties
  const address = await addressOf(manager, marketId)
  const inCalendar = interview.confirmedAt !== null && (what === 'confirmed' || what === 'cancelled')
  const event = inCalendar ? await calendarEventOf(manager, interview, parties, change.at) : undefined
  const calendar: Pick<Mail, 'calendar'> = event
    ? { calendar: { method: event.method, content: calendarOf(event) } }
    : {}
  const person = personRef(candidate, application, isBlind(posting, application)).name
  const job = named({ job: posting.title, company: company.name })
  const mail = (to: string, zone: string, link: string, other?: string) =>
    change.mails.push({
      to,
      subject: SUBJECTS[what],
      parts: [
        `${SUBJECTS[what]}: ${job}${other ? `, with ${quoted(other)}` : ''}.`,
        ...timeLines(interview, zone, what),
        ...(reason ? [`Reason: ${quoted(reason)}`] : []),
        { line: 'See it in your dashboard:', link },
      ],
      ...calendar,
    })
  const open = { interview: interview.id }
  mail(address(candidate), candidate.timeZone, dashboardPath('candidate', 'interviews', open))
  // Whoever left the team hears no more of it.
  for (const member of interviewers.filter(({ removedAt }) => removedAt === null))
    mail(address(member), company.timeZone, dashboardPath('company', 'interviews', open), person)
}
