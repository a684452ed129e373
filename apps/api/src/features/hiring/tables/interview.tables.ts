import type { Recommendation, ScorecardState } from '@tryka/domain'
import type { InterviewRow, OfferRow, InvitationRow } from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export interface StoredInterviewRow extends InWorkspace<InterviewRow> {
  endsAt: string
  /** When a time was first agreed: from then on there is a calendar entry to change. */
  confirmedAt: string | null
}
export const InterviewEntity = new EntitySchema<StoredInterviewRow>({
  name: 'interview',
  tableName: 'interviews',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
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
    { name: 'ix_interviews_company_id_starts_at', columns: ['workspaceId', 'companyId', 'startsAt'] },
    { name: 'ix_interviews_candidate_id_starts_at', columns: ['workspaceId', 'candidateId', 'startsAt'] },
    { name: 'ix_interviews_application_id', columns: ['workspaceId', 'applicationId'] },
    { name: 'ix_interviews_status_ends_at', columns: ['status', 'endsAt'] },
  ],
  foreignKeys: [ofWorkspace('interviews')],
})

/** Five minutes of an interviewer that an interview holds. The primary key is what refuses an overlap. */
export interface InterviewerTimeRow {
  memberId: string
  at: string
  interviewId: string
  workspaceId: string
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
    workspaceId: varchar('workspace_id', 36),
    interviewId: varchar('interview_id', 36),
  },
  indices: [
    { name: 'ix_interviewer_times_interview_id', columns: ['interviewId'] },
    { name: 'ix_interviewer_times_workspace_id', columns: ['workspaceId'] },
  ],
  foreignKeys: [ofWorkspace('interviewer_times')],
})

export interface ScorecardRow {
  id: string
  workspaceId: string
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
    workspaceId: varchar('workspace_id', 36),
    interviewId: varchar('interview_id', 36),
    memberId: varchar('member_id', 36),
    items: json('items'),
    recommendation: varchar('recommendation', 12, true),
    state: varchar('state', 12),
    submittedAt: time('submitted_at', true),
  },
  indices: [
    { name: 'ux_scorecards_interview_id_member_id', columns: ['interviewId', 'memberId'], unique: true },
    { name: 'ix_scorecards_workspace_id', columns: ['workspaceId'] },
  ],
  foreignKeys: [ofWorkspace('scorecards')],
})

export type StoredOfferRow = InWorkspace<OfferRow>
export const OfferEntity = new EntitySchema<StoredOfferRow>({
  name: 'offer',
  tableName: 'offers',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    applicationId: varchar('application_id', 36),
    companyId: varchar('company_id', 36),
    candidateId: varchar('candidate_id', 36),
    salary: integer('salary'),
    currency: varchar('currency', 3),
    period: varchar('period', 8),
    startDate: varchar('start_date', 10),
    expiresAt: time('expires_at'),
    terms: longText('terms'),
    state: varchar('state', 12),
    sentBy: varchar('sent_by', 36, true),
    sentAt: time('sent_at', true),
    respondedAt: time('responded_at', true),
    responseNote: varchar('response_note', 500, true),
    createdAt: time('created_at'),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_offers_live',
      columns: ['applicationId'],
      unique: true,
      where: `"state" = 'draft' OR "state" = 'sent'`,
    },
    { name: 'ix_offers_application_id', columns: ['workspaceId', 'applicationId'] },
    { name: 'ix_offers_state_expires_at', columns: ['state', 'expiresAt'] },
  ],
  foreignKeys: [ofWorkspace('offers')],
})

export type StoredInvitationRow = InWorkspace<InvitationRow>
export const InvitationEntity = new EntitySchema<StoredInvitationRow>({
  name: 'invitation',
  tableName: 'invitations',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    companyId: varchar('company_id', 36),
    postingId: varchar('posting_id', 36),
    candidateId: varchar('candidate_id', 36),
    invitedBy: varchar('invited_by', 36),
    message: longText('message'),
    state: varchar('state', 12),
    sentAt: time('sent_at'),
    expiresAt: time('expires_at'),
  },
  indices: [
    { name: 'ix_invitations_candidate_id_sent_at', columns: ['workspaceId', 'candidateId', 'sentAt'] },
    { name: 'ix_invitations_company_id_sent_at', columns: ['workspaceId', 'companyId', 'sentAt'] },
    { name: 'ix_invitations_state_expires_at', columns: ['state', 'expiresAt'] },
  ],
  foreignKeys: [ofWorkspace('invitations')],
})
