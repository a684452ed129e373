import type { ApplicationRow, SnapshotRow, NoteRow } from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export interface StoredApplicationRow extends InWorkspace<ApplicationRow> {
  /** The team role of who opened it first. */
  viewedBy: string | null
  /** What the person is told beside the reason. */
  rejectMessage: string | null
  /** Set when an Admin lifted the blind review for this person. */
  revealedAt: string | null
  /** Whole days from applying to the first answer of a person. */
  responseDays: number | null
}
export const ApplicationEntity = new EntitySchema<StoredApplicationRow>({
  name: 'application',
  tableName: 'applications',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    postingId: varchar('posting_id', 36),
    companyId: varchar('company_id', 36),
    candidateId: varchar('candidate_id', 36),
    stage: varchar('stage', 24),
    source: varchar('source', 16),
    appliedAt: time('applied_at'),
    viewedAt: time('viewed_at', true),
    screenPassedAt: time('screen_passed_at', true),
    firstInterviewAt: time('first_interview_at', true),
    offerSentAt: time('offer_sent_at', true),
    hiredAt: time('hired_at', true),
    rejectedAt: time('rejected_at', true),
    withdrawnAt: time('withdrawn_at', true),
    firstResponseAt: time('first_response_at', true),
    lastInterviewAt: time('last_interview_at', true),
    lastActionAt: time('last_action_at'),
    replyDueAt: time('reply_due_at', true),
    rejectReasonId: varchar('reject_reason_id', 16, true),
    withdrawReason: varchar('withdraw_reason', 500, true),
    matchAtApply: json('match_at_apply'),
    matchScore: integer('match_score', true),
    matchRequirements: integer('match_requirements', true),
    snapshotId: varchar('snapshot_id', 36),
    notes: longText('notes'),
    shareSalary: flag('share_salary'),
    version: integer('version'),
    viewedBy: varchar('viewed_by', 20, true),
    rejectMessage: longText('reject_message', true),
    revealedAt: time('revealed_at', true),
    responseDays: integer('response_days', true),
  },
  indices: [
    {
      name: 'ux_applications_live',
      columns: ['postingId', 'candidateId'],
      unique: true,
      where: `"stage" <> 'withdrawn' AND "stage" <> 'rejected'`,
    },
    { name: 'ix_applications_candidate_id_applied_at', columns: ['workspaceId', 'candidateId', 'appliedAt'] },
    {
      name: 'ix_applications_stage',
      columns: ['workspaceId', 'companyId', 'stage', 'appliedAt', 'candidateId', 'id'],
    },
    // All that the figures count, so that a cohort is summed up without reading its rows.
    {
      name: 'ix_applications_figures',
      columns: [
        ...['workspaceId', 'companyId', 'appliedAt', 'stage', 'source', 'hiredAt', 'offerSentAt'],
        ...['firstInterviewAt', 'screenPassedAt', 'responseDays', 'id'],
      ],
    },
    // All that a text search asks of an application, beside what the list sorts by.
    {
      name: 'ix_applications_match',
      columns: [
        ...['workspaceId', 'companyId', 'matchRequirements', 'matchScore', 'appliedAt', 'stage', 'id'],
        ...['candidateId', 'postingId', 'firstInterviewAt', 'revealedAt'],
      ],
    },
    {
      name: 'ix_applications_hired',
      columns: ['workspaceId', 'companyId', 'hiredAt', 'appliedAt', 'postingId', 'id'],
    },
    {
      name: 'ix_applications_posting_id_stage_match_requirements',
      columns: ['workspaceId', 'postingId', 'stage', 'matchRequirements'],
    },
    { name: 'ix_applications_due', columns: ['workspaceId', 'companyId', 'replyDueAt', 'stage', 'id'] },
  ],
  foreignKeys: [ofWorkspace('applications')],
})

export type StoredSnapshotRow = InWorkspace<SnapshotRow>
export const SnapshotEntity = new EntitySchema<StoredSnapshotRow>({
  name: 'snapshot',
  tableName: 'application_snapshots',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    applicationId: varchar('application_id', 36),
    content: json('content'),
    sha256: varchar('sha256', 64),
  },
  indices: [{ name: 'ix_application_snapshots_application_id', columns: ['workspaceId', 'applicationId'] }],
  foreignKeys: [ofWorkspace('application_snapshots')],
})

/** What happened, never changed: one row for every transition, with who and why. */
export interface HiringEventRow {
  id: string
  workspaceId: string
  /** The machine: application, interview, offer, posting, skill, member and so on. */
  kind: string
  subjectId: string
  /** The application it belongs to, if any: its timeline. */
  applicationId: string | null
  action: string
  from: string
  to: string
  actorId: string | null
  actorRole: string
  reason: string | null
  at: string
}
export const HiringEventEntity = new EntitySchema<HiringEventRow>({
  name: 'hiring_event',
  tableName: 'hiring_events',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    kind: varchar('kind', 20),
    subjectId: varchar('subject_id', 36),
    applicationId: varchar('application_id', 36, true),
    action: varchar('action', 40),
    from: varchar('from_state', 40),
    to: varchar('to_state', 40),
    actorId: varchar('actor_id', 36, true),
    actorRole: varchar('actor_role', 24),
    reason: longText('reason', true),
    at: time('at'),
  },
  indices: [
    { name: 'ix_hiring_events_application_id_at', columns: ['workspaceId', 'applicationId', 'at'] },
    { name: 'ix_hiring_events_kind_subject_id_at', columns: ['workspaceId', 'kind', 'subjectId', 'at'] },
  ],
  foreignKeys: [ofWorkspace('hiring_events')],
})

export type StoredNoteRow = InWorkspace<NoteRow>
export const NoteEntity = new EntitySchema<StoredNoteRow>({
  name: 'note',
  tableName: 'application_notes',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    applicationId: varchar('application_id', 36),
    authorId: varchar('author_id', 36),
    body: longText('body'),
    at: time('at'),
  },
  indices: [{ name: 'ix_application_notes_application_id', columns: ['workspaceId', 'applicationId'] }],
  foreignKeys: [ofWorkspace('application_notes')],
})
