import { EntitySchema } from 'typeorm'
import type {
  ApplicationSource,
  ApplicationStage,
  MatchExplanation,
  Milestones,
  RejectReason,
  ResumeDraft,
  SkillLevel,
  SkillState,
  WorkExperience,
} from '@tryka/domain'
import { flag, idColumn, integer, longText, packedJson, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface ApplicationRow extends Milestones {
  id: string
  postingId: string
  companyId: string
  candidateId: string
  stage: ApplicationStage
  source: ApplicationSource
  firstResponseAt: string | null
  /** End of the last interview that took place. */
  lastInterviewAt: string | null
  lastActionAt: string
  /** When the company owes an answer; kept in the row so that late ones are found by index. */
  replyDueAt: string | null
  rejectReasonId: RejectReason | null
  withdrawReason: string | null
  matchAtApply: MatchExplanation
  matchScore: number | null
  matchRequirements: number | null
  snapshotId: string
  notes: string
  shareSalary: boolean
  version: number
}

/** What was sent: never changed afterwards; `sha256` is over the canonical JSON of `content`. */
export interface SnapshotRow {
  id: string
  applicationId: string
  content: {
    /** Absent in copies from before notes were part of them: those are never rewritten. */
    note?: string
    resume: ResumeDraft | null
    profile: SnapshotProfile
    skills: SnapshotSkill[]
    /** Absent in copies from before proofs said their level. */
    credentials?: SnapshotCredential[]
    sharedFields: string[]
  }
  sha256: string
}

export interface SnapshotProfile {
  name: string
  title: string
  bio: string
  location: string
  salaryMin: number | null
  work: WorkExperience[]
}

export interface SnapshotSkill {
  skill: string
  level: SkillLevel
  state: SkillState
  credentialId: string | null
}

/** A proof that others could see when it was sent. */
export interface SnapshotCredential {
  skill: string
  awarded: SkillLevel
  /** Absent in copies from before months were sent along. */
  month?: string | null
  score: number | null
  /** Absent in copies from before it was sent along. */
  se?: number | null
  validUntil: string | null
  credentialId: string | null
}

export interface NoteRow {
  id: string
  applicationId: string
  authorId: string
  body: string
  at: string
}

export interface StoredApplicationRow extends InMarket<ApplicationRow> {
  /** The team role of who opened it first. */
  viewedBy: string | null
  /** What the person is told beside the reason. */
  rejectMessage: string | null
  /** Set when an Admin lifted the blind review for this person. */
  revealedAt: string | null
  /** Whole days from applying to the first answer of a person. */
  responseDays: number | null
  /** Whose share link led to it; told to nobody of the company. */
  referrerCandidateId: string | null
  /** When the clock ended it because nobody decided. */
  closedOutAt: string | null
  /** When whoever applied was taken out of it. */
  forgottenAt: string | null
}

export const ApplicationEntity = new EntitySchema<StoredApplicationRow>({
  name: 'application',
  tableName: 'applications',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
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
    matchAtApply: packedJson('match_at_apply'),
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
    referrerCandidateId: varchar('referrer_candidate_id', 36, true),
    closedOutAt: time('closed_out_at', true),
    forgottenAt: time('forgotten_at', true),
  },
  indices: [
    {
      name: 'ux_applications_live',
      columns: ['postingId', 'candidateId'],
      unique: true,
      where: `"stage" <> 'withdrawn' AND "stage" <> 'rejected'`,
    },
    { name: 'ix_applications_candidate_id_applied_at', columns: ['marketId', 'candidateId', 'appliedAt'] },
    {
      name: 'ix_applications_stage',
      columns: ['marketId', 'companyId', 'stage', 'appliedAt', 'candidateId', 'id'],
    },
    // All that the figures count, so that a cohort is summed up without reading its rows.
    {
      name: 'ix_applications_figures',
      columns: [
        ...['marketId', 'companyId', 'appliedAt', 'stage', 'source', 'hiredAt', 'offerSentAt'],
        ...['firstInterviewAt', 'screenPassedAt', 'responseDays', 'id', 'postingId'],
      ],
    },
    // All that a text search asks of an application, beside what the list sorts by.
    {
      name: 'ix_applications_match',
      columns: [
        ...['marketId', 'companyId', 'matchRequirements', 'matchScore', 'appliedAt', 'stage', 'id'],
        ...['candidateId', 'postingId', 'firstInterviewAt', 'revealedAt'],
      ],
    },
    {
      name: 'ix_applications_hired',
      columns: ['marketId', 'companyId', 'hiredAt', 'appliedAt', 'postingId', 'id'],
    },
    {
      name: 'ix_applications_posting_id_stage_match_requirements',
      columns: ['marketId', 'postingId', 'stage', 'matchRequirements'],
    },
    {
      name: 'ix_applications_referrer',
      columns: ['referrerCandidateId', 'postingId'],
      where: '"referrer_candidate_id" IS NOT NULL',
    },
    {
      name: 'ix_applications_forget',
      columns: ['marketId', 'lastActionAt', 'id'],
      where: '"forgotten_at" IS NULL',
    },
    { name: 'ix_applications_reply_due', columns: ['marketId', 'replyDueAt', 'id'] },
    { name: 'ix_applications_due', columns: ['marketId', 'companyId', 'replyDueAt', 'stage', 'id'] },
  ],
  foreignKeys: [ofMarket('applications')],
})

export type StoredSnapshotRow = InMarket<SnapshotRow>

export const SnapshotEntity = new EntitySchema<StoredSnapshotRow>({
  name: 'snapshot',
  tableName: 'application_snapshots',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    applicationId: varchar('application_id', 36),
    content: packedJson('content'),
    sha256: varchar('sha256', 64),
  },
  indices: [{ name: 'ix_application_snapshots_application_id', columns: ['marketId', 'applicationId'] }],
  foreignKeys: [ofMarket('application_snapshots')],
})

export type StoredNoteRow = InMarket<NoteRow>

export const NoteEntity = new EntitySchema<StoredNoteRow>({
  name: 'note',
  tableName: 'application_notes',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    applicationId: varchar('application_id', 36),
    authorId: varchar('author_id', 36),
    body: longText('body'),
    at: time('at'),
  },
  indices: [{ name: 'ix_application_notes_application_id', columns: ['marketId', 'applicationId'] }],
  foreignKeys: [ofMarket('application_notes')],
})
