import { EntitySchema } from 'typeorm'
import type {
  InterviewOutcome,
  InterviewStatus,
  InterviewType,
  Recommendation,
  ScorecardState,
  Side,
} from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

export interface InterviewRow {
  id: string
  applicationId: string
  companyId: string
  candidateId: string
  type: InterviewType
  /** The agreed time, kept while a new one is looked for; of a first proposal its first slot. */
  startsAt: string
  timeZone: string
  duration: number
  meetingLink: string | null
  place: string | null
  interviewerIds: string[]
  status: InterviewStatus
  icalUid: string
  icalSequence: number
  proposedSlots: string[]
  proposedBy: Side
  rescheduleReason: string | null
  absent: Side | null
  outcome: InterviewOutcome | null
  feedback: string | null
  nextStep: string | null
  createdAt: string
  version: number
}

export interface StoredInterviewRow extends InMarket<InterviewRow> {
  endsAt: string
  /** When a time was first agreed: from then on there is a calendar entry to change. */
  confirmedAt: string | null
}

export const InterviewEntity = new EntitySchema<StoredInterviewRow>({
  name: 'interview',
  tableName: 'interviews',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    applicationId: varchar('application_id', 36),
    companyId: varchar('company_id', 36),
    candidateId: varchar('candidate_id', 36),
    type: varchar('type', 16),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    timeZone: varchar('time_zone', 60),
    duration: integer('duration'),
    meetingLink: varchar('meeting_link', 500, true),
    place: varchar('place', 200, true),
    interviewerIds: json('interviewer_ids'),
    status: varchar('status', 12),
    icalUid: varchar('ical_uid', 120),
    icalSequence: integer('ical_sequence'),
    proposedSlots: json('proposed_slots'),
    proposedBy: varchar('proposed_by', 12),
    rescheduleReason: varchar('reschedule_reason', 500, true),
    absent: varchar('absent', 12, true),
    outcome: varchar('outcome', 16, true),
    feedback: longText('feedback', true),
    nextStep: varchar('next_step', 500, true),
    createdAt: time('created_at'),
    confirmedAt: time('confirmed_at', true),
    version: integer('version'),
  },
  indices: [
    { name: 'ix_interviews_company_id_starts_at', columns: ['marketId', 'companyId', 'startsAt'] },
    { name: 'ix_interviews_candidate_id_starts_at', columns: ['marketId', 'candidateId', 'startsAt'] },
    { name: 'ix_interviews_application_id', columns: ['marketId', 'applicationId'] },
    { name: 'ix_interviews_status_ends_at', columns: ['status', 'endsAt'] },
    { name: 'ix_interviews_status_starts_at', columns: ['status', 'startsAt'] },
  ],
  foreignKeys: [ofMarket('interviews')],
})

/** Five minutes of an interviewer that an interview holds. The primary key is what refuses an overlap. */
export interface InterviewerTimeRow {
  memberId: string
  at: string
  interviewId: string
  marketId: string
}

export const InterviewerTimeEntity = new EntitySchema<InterviewerTimeRow>({
  name: 'interviewer_time',
  tableName: 'interviewer_times',
  columns: {
    memberId: {
      ...varchar('member_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_interviewer_times',
    },
    at: { ...time('at'), primary: true, primaryKeyConstraintName: 'pk_interviewer_times' },
    marketId: varchar('market_id', 36),
    interviewId: varchar('interview_id', 36),
  },
  indices: [
    { name: 'ix_interviewer_times_interview_id', columns: ['interviewId'] },
    { name: 'ix_interviewer_times_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('interviewer_times')],
})

export interface ScorecardRow {
  id: string
  marketId: string
  interviewId: string
  memberId: string
  items: { criterion: string; rating: number; reason: string }[]
  recommendation: Recommendation | null
  state: ScorecardState
  submittedAt: string | null
}

export const ScorecardEntity = new EntitySchema<ScorecardRow>({
  name: 'scorecard',
  tableName: 'scorecards',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    interviewId: varchar('interview_id', 36),
    memberId: varchar('member_id', 36),
    items: json('items'),
    recommendation: varchar('recommendation', 12, true),
    state: varchar('state', 12),
    submittedAt: time('submitted_at', true),
  },
  indices: [
    { name: 'ux_scorecards_interview_id_member_id', columns: ['interviewId', 'memberId'], unique: true },
    { name: 'ix_scorecards_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('scorecards')],
})
