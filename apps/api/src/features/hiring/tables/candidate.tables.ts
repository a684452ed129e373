import type { CandidateRow, CandidateSkillRow, CertificationRow } from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export interface StoredCandidateRow extends InWorkspace<CandidateRow> {
  /** How many skills are proved now; kept in the row so that the directory is sorted by an index. */
  verifiedSkills: number
}
export const CandidateEntity = new EntitySchema<StoredCandidateRow>({
  name: 'candidate',
  tableName: 'candidates',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    name: varchar('name', 120),
    email: varchar('email', 254),
    title: varchar('title', 160),
    bio: longText('bio'),
    location: varchar('location', 200),
    metro: varchar('metro', 120, true),
    country: varchar('country', 2, true),
    phone: varchar('phone', 60),
    timeZone: varchar('time_zone', 60),
    salaryMin: integer('salary_min', true),
    currency: varchar('currency', 3, true),
    types: json('types'),
    openToRemote: { ...flag('open_to_remote'), nullable: true },
    relocateTo: json('relocate_to'),
    availability: varchar('availability', 20),
    experienceMonths: integer('experience_months', true),
    technology: varchar('technology', 40),
    work: json('work'),
    education: json('education'),
    visibleToRecruiters: flag('visible_to_recruiters'),
    showOnlineStatus: flag('show_online_status'),
    allowDirectMessages: flag('allow_direct_messages'),
    includeInTalentDirectory: flag('include_in_talent_directory'),
    blockedCompanyIds: json('blocked_company_ids'),
    notifications: json('notifications'),
    weeklyGoalHours: integer('weekly_goal_hours'),
    lastVisitAt: time('last_visit_at'),
    lastSeenAt: time('last_seen_at'),
    searchText: longText('search_text'),
    createdAt: time('created_at'),
    version: integer('version'),
    verifiedSkills: integer('verified_skills'),
  },
  indices: [
    // All that the directory sorts and filters by: it counts and finds its page without reading the people.
    {
      name: 'ix_candidates_directory',
      columns: [
        ...['workspaceId', 'includeInTalentDirectory', 'visibleToRecruiters', 'verifiedSkills', 'createdAt'],
        ...['technology', 'metro', 'experienceMonths', 'id'],
      ],
    },
    { name: 'ix_candidates_blocks', columns: ['workspaceId', 'id'], where: `"blocked_company_ids" <> '[]'` },
    { name: 'ix_candidates_name', columns: ['workspaceId', 'name', 'id'] },
    // Over its words, on PostgreSQL alone: its migration says more.
    { name: 'ix_candidates_search_text', columns: ['searchText'], synchronize: false },
  ],
  foreignKeys: [ofWorkspace('candidates')],
})

export type StoredCandidateSkillRow = InWorkspace<CandidateSkillRow>
export const CandidateSkillEntity = new EntitySchema<StoredCandidateSkillRow>({
  name: 'candidate_skill',
  tableName: 'candidate_skills',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    candidateId: varchar('candidate_id', 36),
    skill: varchar('skill', 60),
    level: integer('level'),
    state: varchar('state', 24),
    score: integer('score', true),
    verifiedAt: time('verified_at', true),
    expiresAt: time('expires_at', true),
    scheduledAt: time('scheduled_at', true),
    submittedAt: time('submitted_at', true),
    credentialId: varchar('credential_id', 80, true),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_candidate_skills_candidate_id_skill', columns: ['candidateId', 'skill'], unique: true },
    { name: 'ix_candidate_skills_skill_state', columns: ['workspaceId', 'skill', 'state'] },
    { name: 'ix_candidate_skills_candidate_id_state', columns: ['candidateId', 'state'] },
    { name: 'ix_candidate_skills_state_expires_at', columns: ['state', 'expiresAt'] },
  ],
  foreignKeys: [ofWorkspace('candidate_skills')],
})

export type StoredCertificationRow = InWorkspace<CertificationRow>
export const CertificationEntity = new EntitySchema<StoredCertificationRow>({
  name: 'certification',
  tableName: 'certifications',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    candidateId: varchar('candidate_id', 36),
    name: varchar('name', 160),
    issuer: varchar('issuer', 160),
    issued: varchar('issued', 24),
    expires: varchar('expires', 24, true),
    credentialId: varchar('credential_id', 120),
    verified: flag('verified'),
  },
  indices: [{ name: 'ix_certifications_candidate_id', columns: ['workspaceId', 'candidateId'] }],
  foreignKeys: [ofWorkspace('certifications')],
})

/** Voluntary answers, by a pseudonym that no other table holds; read only as sums. */
export interface SelfIdentificationRow {
  pseudonym: string
  workspaceId: string
  applicationId: string | null
  group: string | null
  ageBand: string | null
  ethnicity: string | null
  consentAt: string
}
export const SelfIdentificationEntity = new EntitySchema<SelfIdentificationRow>({
  name: 'self_identification',
  tableName: 'self_identifications',
  columns: {
    pseudonym: {
      ...varchar('pseudonym', 64),
      primary: true,
      primaryKeyConstraintName: 'pk_self_identifications',
    },
    workspaceId: varchar('workspace_id', 36),
    applicationId: varchar('application_id', 36, true),
    group: varchar('group_name', 120, true),
    ageBand: varchar('age_band', 120, true),
    ethnicity: varchar('ethnicity', 120, true),
    consentAt: time('consent_at'),
  },
  indices: [{ name: 'ix_self_identifications_workspace_id', columns: ['workspaceId'] }],
  foreignKeys: [ofWorkspace('self_identifications')],
})
