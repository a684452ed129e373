import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { localTime } from '@tryka/domain'
import { withoutAddresses } from '../../../../mail/quoted'
import { addressOf } from '../../core/contacts'
import { isBlind, personRef } from '../../core/person-ref'
import { shownNames, shownWords } from '../../core/shown-names'
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

/** An entry has an organizer, also when nobody of the team is left. */
const NOBODY = 'nobody@invalid'

const two = (n: number): string => String(n).padStart(2, '0')

/** "Wednesday 8 January 2025, 10:00 (America/Los_Angeles)": a time is never without its zone. */
export function timeText(iso: string, zone: string): string {
  const at = new Date(iso)
  const { hour, minute } = localTime(at, zone)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone }).format(at)
  return `${day.replace(',', '')}, ${two(hour)}:${two(minute)} (${zone})`
}

/**
 * What an interview is to a calendar: a time that was given up is taken out of it, and the next one that is agreed on
 * brings the same entry back.
 */
const isOff = ({ status }: StoredInterviewRow): boolean => status === 'cancelled' || status === 'pending'

/** The calendar entry, the same for both sides; while review is blind it names nobody, and never what was taken down. */
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
  const shown = await shownNames(manager, { companyId: company.id, postingId: posting.id })
  const job = shown.isWhole ? `${posting.title} at ${company.name}` : shownWords(shown)
  return {
    uid: interview.icalUid,
    sequence: interview.icalSequence,
    method: isOff(interview) ? 'CANCEL' : 'REQUEST',
    stampedAt,
    startsAt: interview.startsAt,
    endsAt: interview.endsAt,
    summary: withoutAddresses(`${interview.type} interview: ${name}, ${job}`),
    description: withoutAddresses(`${interview.type} interview for ${job}, ${interview.duration} minutes.`),
    location: interview.meetingLink ?? withoutAddresses(interview.place ?? ''),
    organizer: {
      name: withoutAddresses(shown.company ?? 'A company'),
      email: lead?.email ? address(lead) : candidate.email || NOBODY,
    },
    attendees: [
      // Whoever erased their account is in no calendar any more.
      ...(blind || !candidate.email ? [] : [{ name, email: address(candidate) }]),
      ...interviewers
        .filter(({ email }) => email)
        .map((member) => ({ name: member.name, email: address(member) })),
    ],
  }
}
