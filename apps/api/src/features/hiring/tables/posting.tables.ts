import type {
  PostingRow,
  PostingMemberRow,
  JobViewRow,
  SavedJobRow,
  SavedSearchRow,
} from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export type StoredPostingRow = InWorkspace<PostingRow>
export const PostingEntity = new EntitySchema<StoredPostingRow>({
  name: 'posting',
  tableName: 'postings',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    companyId: varchar('company_id', 36),
    title: varchar('title', 120),
    department: varchar('department', 120),
    technology: varchar('technology', 40),
    mode: varchar('mode', 12),
    location: varchar('location', 120),
    metro: varchar('metro', 120, true),
    regions: json('regions'),
    type: varchar('type', 16),
    salaryMin: integer('salary_min', true),
    salaryMax: integer('salary_max', true),
    currency: varchar('currency', 3, true),
    period: varchar('period', 8, true),
    description: longText('description'),
    urgency: varchar('urgency', 16),
    openings: integer('openings'),
    existingVacancy: { ...flag('existing_vacancy'), nullable: true },
    minYears: integer('min_years'),
    skills: json('skills'),
    status: varchar('status', 8),
    closeReason: varchar('close_reason', 20, true),
    firstActivatedAt: time('first_activated_at', true),
    postedAt: time('posted_at', true),
    closesAt: time('closes_at', true),
    closedAt: time('closed_at', true),
    timesPosted: integer('times_posted'),
    blindReview: flag('blind_review'),
    searchText: longText('search_text'),
    createdAt: time('created_at'),
    version: integer('version'),
  },
  indices: [
    { name: 'ix_postings_status_posted_at_id', columns: ['workspaceId', 'status', 'postedAt', 'id'] },
    {
      name: 'ix_postings_status_technology_posted_at',
      columns: ['workspaceId', 'status', 'technology', 'postedAt'],
    },
    {
      name: 'ix_postings_status_location_posted_at',
      columns: ['workspaceId', 'status', 'location', 'postedAt'],
    },
    {
      name: 'ix_postings_company',
      columns: [
        ...['workspaceId', 'companyId', 'status', 'postedAt', 'createdAt', 'id'],
        ...['title', 'blindReview', 'firstActivatedAt'],
      ],
    },
    { name: 'ix_postings_status_closes_at', columns: ['status', 'closesAt'] },
    // Over its words, on PostgreSQL alone: its migration says more.
    { name: 'ix_postings_search_text', columns: ['searchText'], synchronize: false },
  ],
  foreignKeys: [ofWorkspace('postings')],
})

export type StoredPostingMemberRow = InWorkspace<PostingMemberRow>
export const PostingMemberEntity = new EntitySchema<StoredPostingMemberRow>({
  name: 'posting_member',
  tableName: 'posting_members',
  columns: {
    postingId: {
      ...varchar('posting_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_posting_members',
    },
    memberId: { ...varchar('member_id', 36), primary: true, primaryKeyConstraintName: 'pk_posting_members' },
    workspaceId: varchar('workspace_id', 36),
    duty: varchar('duty', 16),
  },
  indices: [{ name: 'ix_posting_members_member_id', columns: ['workspaceId', 'memberId'] }],
  foreignKeys: [ofWorkspace('posting_members')],
})

export type StoredJobViewRow = InWorkspace<JobViewRow>
export const JobViewEntity = new EntitySchema<StoredJobViewRow>({
  name: 'job_view',
  tableName: 'job_views',
  columns: {
    postingId: { ...varchar('posting_id', 36), primary: true, primaryKeyConstraintName: 'pk_job_views' },
    day: { ...varchar('day', 10), primary: true, primaryKeyConstraintName: 'pk_job_views' },
    viewer: { ...varchar('viewer', 64), primary: true, primaryKeyConstraintName: 'pk_job_views' },
    workspaceId: varchar('workspace_id', 36),
    people: integer('people'),
  },
  indices: [
    { name: 'ix_job_views_day', columns: ['workspaceId', 'day'] },
    { name: 'ix_job_views_people', columns: ['postingId', 'day', 'people'] },
  ],
  foreignKeys: [ofWorkspace('job_views')],
})

export type StoredSavedJobRow = InWorkspace<SavedJobRow>
export const SavedJobEntity = new EntitySchema<StoredSavedJobRow>({
  name: 'saved_job',
  tableName: 'saved_jobs',
  columns: {
    candidateId: { ...varchar('candidate_id', 36), primary: true, primaryKeyConstraintName: 'pk_saved_jobs' },
    postingId: { ...varchar('posting_id', 36), primary: true, primaryKeyConstraintName: 'pk_saved_jobs' },
    workspaceId: varchar('workspace_id', 36),
    savedAt: time('saved_at'),
  },
  indices: [{ name: 'ix_saved_jobs_workspace_id', columns: ['workspaceId'] }],
  foreignKeys: [ofWorkspace('saved_jobs')],
})

export type StoredSavedSearchRow = InWorkspace<SavedSearchRow>
export const SavedSearchEntity = new EntitySchema<StoredSavedSearchRow>({
  name: 'saved_search',
  tableName: 'saved_searches',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    candidateId: varchar('candidate_id', 36),
    name: varchar('name', 120),
    query: json('query'),
    alert: varchar('alert', 8),
    lastRunAt: time('last_run_at', true),
    createdAt: time('created_at'),
  },
  indices: [{ name: 'ix_saved_searches_candidate_id', columns: ['workspaceId', 'candidateId'] }],
  foreignKeys: [ofWorkspace('saved_searches')],
})
