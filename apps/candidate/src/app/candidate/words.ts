import type { CandidateInterview, CandidateStatus, InterviewStatus } from '@tryka/domain'
import type { StatusTone, StepMeterProps } from '@tryka/ui'
import { formatDay, formatTime, zoneName } from '../core/format'

/** The clock of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Thu 9 Jan, 10:00 to 11:00, Los Angeles time`: in the reader's own zone, which is always said. */
export function interviewTime({ startsAt, endsAt }: Pick<CandidateInterview, 'startsAt' | 'endsAt'>): string {
  return `${formatDay(startsAt)}, ${formatTime(startsAt)} to ${formatTime(endsAt)}, ${zoneName(ownZone())}`
}

/** `1 hour`, `1.5 hours`. */
export function hoursText(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

/** How a status of an application looks; waiting is neutral. */
export const STATUS_TONES: Record<CandidateStatus, StatusTone> = {
  Applied: 'open',
  'Under Review': 'neutral',
  'Interview Scheduled': 'satya',
  'Offer Received': 'siddhi',
  Rejected: 'neutral',
  Hired: 'siddhi',
  Withdrawn: 'neutral',
}

export const stepTone = (status: CandidateStatus): NonNullable<StepMeterProps['tone']> => {
  if (status === 'Rejected' || status === 'Withdrawn') return 'ended'
  return status === 'Offer Received' || status === 'Hired' ? 'siddhi' : 'satya'
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
