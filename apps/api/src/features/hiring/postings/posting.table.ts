import { EntitySchema } from 'typeorm'
import type {
  CloseReason,
  Currency,
  EmploymentType,
  FactVersions,
  PayPeriod,
  PostingDuty,
  PostingStatus,
  RequiredSkill,
  Technology,
  Urgency,
  WorkMode,
} from '@tryka/domain'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface PostingRow {
  id: string
  companyId: string
  title: string
  department: string
  technology: Technology
  mode: WorkMode
  /** The word of the location filter: Remote, San Francisco, New York, Seattle. */
  location: string
  metro: string | null
  regions: string[]
  type: EmploymentType
  salaryMin: number | null
  salaryMax: number | null
  currency: Currency | null
  period: PayPeriod | null
  description: string
  urgency: Urgency
  openings: number
  existingVacancy: boolean | null
  minYears: number
  skills: RequiredSkill[]
  status: PostingStatus
  closeReason: CloseReason | null
  firstActivatedAt: string | null
  postedAt: string | null
  closesAt: string | null
  closedAt: string | null
  timesPosted: number
  blindReview: boolean
  searchText: string
  createdAt: string
  version: number
}

export interface PostingMemberRow {
  postingId: string
  memberId: string
  duty: PostingDuty
}

export interface StoredPostingRow extends InMarket<PostingRow> {
  /** Its public address in the live market, from its first publishing on; null before, and in a demo. */
  code: string | null
  /** Where the work is done, two letters of ISO 3166; null where nobody said. */
  country: string | null
  /** The decision that hides it; null while none does. */
  hiddenDecisionId: string | null
  /** Filled with people still waiting: when the clock ends what nobody decided by then; null where nothing waits. */
  closeOutAt: string | null
  /** When its team is told once more before that. */
  closeOutNoticeAt: string | null
  /** What people go by who apply, and the version in which each of it changed last; null while nothing did. */
  factVersions: FactVersions | null
  /** When it was changed last; null until it is. */
  changedAt: string | null
}

export const PostingEntity = new EntitySchema<StoredPostingRow>({
  name: 'posting',
  tableName: 'postings',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
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
    code: varchar('code', 10, true),
    country: varchar('country', 2, true),
    hiddenDecisionId: varchar('hidden_decision_id', 36, true),
    closeOutAt: time('close_out_at', true),
    closeOutNoticeAt: time('close_out_notice_at', true),
    factVersions: json('fact_versions', true),
    changedAt: time('changed_at', true),
  },
  indices: [
    { name: 'ix_postings_status_posted_at_id', columns: ['marketId', 'status', 'postedAt', 'id'] },
    {
      name: 'ix_postings_status_technology_posted_at',
      columns: ['marketId', 'status', 'technology', 'postedAt'],
    },
    {
      name: 'ix_postings_status_location_posted_at',
      columns: ['marketId', 'status', 'location', 'postedAt'],
    },
    {
      name: 'ix_postings_company',
      columns: [
        ...['marketId', 'companyId', 'status', 'postedAt', 'createdAt', 'id'],
        ...['title', 'blindReview', 'firstActivatedAt'],
      ],
    },
    { name: 'ix_postings_status_closes_at', columns: ['status', 'closesAt'] },
    { name: 'ix_postings_close_out_at', columns: ['closeOutAt'], where: '"close_out_at" IS NOT NULL' },
    {
      name: 'ix_postings_close_out_notice_at',
      columns: ['closeOutNoticeAt'],
      where: '"close_out_notice_at" IS NOT NULL',
    },
    { name: 'ux_postings_code', columns: ['code'], unique: true },
    {
      name: 'ix_postings_hidden',
      columns: ['marketId', 'id'],
      where: '"hidden_decision_id" IS NOT NULL',
    },
    // Over its words, on PostgreSQL alone: its migration says more.
    { name: 'ix_postings_search_text', columns: ['searchText'], synchronize: false },
  ],
  foreignKeys: [ofMarket('postings')],
})

export type StoredPostingMemberRow = InMarket<PostingMemberRow>

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
    marketId: varchar('market_id', 36),
    duty: varchar('duty', 16),
  },
  indices: [{ name: 'ix_posting_members_member_id', columns: ['marketId', 'memberId'] }],
  foreignKeys: [ofMarket('posting_members')],
})
