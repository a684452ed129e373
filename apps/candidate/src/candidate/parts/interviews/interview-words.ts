import type { CandidateInterview, InterviewStatus } from '@tryka/domain'
import type { StatusTone } from '@tryka/ui'
import { formatDay, formatTime, zoneName } from '../../../base/format/format'

/** `Thu 9 Jan, 10:00 to 11:00, Los Angeles time`: in the reader's own zone, which is always said. */
export function interviewTime({ startsAt, endsAt }: Pick<CandidateInterview, 'startsAt' | 'endsAt'>): string {
  return `${formatDay(startsAt)}, ${formatTime(startsAt)} to ${formatTime(endsAt)}, ${zoneName()}`
}

/** The agreed time; of a proposal, that there is none, or which earlier one is still held. */
export const agreedTime = (
  interview: Pick<CandidateInterview, 'startsAt' | 'endsAt' | 'status' | 'held'>,
): string => {
  if (interview.status !== 'pending') return interviewTime(interview)
  return interview.held ? `Was ${interviewTime(interview)}, still held` : 'No time agreed yet'
}

export const INTERVIEW_WORDS: Record<InterviewStatus, { word: string; tone: StatusTone }> = {
  pending: { word: 'Pending', tone: 'open' },
  confirmed: { word: 'Confirmed', tone: 'satya' },
  completed: { word: 'Completed', tone: 'vriddhi' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  no_show: { word: 'Missed', tone: 'danger' },
}

export const interviewTitle = ({ type, company }: Pick<CandidateInterview, 'type' | 'company'>): string =>
  `${type} interview, ${company.name}`
