import { EntitySchema } from 'typeorm'
import type {
  Availability,
  Currency,
  EmploymentType,
  NotificationChannel,
  NotificationType,
  Technology,
  WorkExperience,
  Studies,
} from '@tryka/domain'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface CandidateRow {
  id: string
  name: string
  email: string
  title: string
  bio: string
  location: string
  metro: string | null
  country: string | null
  phone: string
  timeZone: string
  salaryMin: number | null
  currency: Currency | null
  types: EmploymentType[]
  openToRemote: boolean | null
  relocateTo: string[]
  availability: Availability
  experienceMonths: number | null
  technology: Technology
  work: WorkExperience[]
  education: Studies[]
  visibleToRecruiters: boolean
  showOnlineStatus: boolean
  allowDirectMessages: boolean
  includeInTalentDirectory: boolean
  notifications: Record<NotificationType, Record<NotificationChannel, boolean>>
  weeklyGoalHours: number
  /** When matches were last looked at; newer ones count as new. */
  lastVisitAt: string
  lastSeenAt: string
  searchText: string
  createdAt: string
  version: number
}

export interface StoredCandidateRow extends InMarket<CandidateRow> {
  /** Whose profile it is in the live market; null in a demo. */
  accountId: string | null
  /** The decision that hides the profile; null while none does. */
  hiddenDecisionId: string | null
  /** How many skills are proved now; kept in the row so that the directory is sorted by an index. */
  verifiedSkills: number
  /** When the person last said whether to stay in the directory after a hire. */
  directoryAskedAt: string | null
  /** Until then no directory shows the profile: `UNSAVED` while facts are missing, null once it is listed. */
  unlistedUntil: string | null
}

/** Later than any moment: something that a directory entry needs is not saved. */
export const UNSAVED = '9999-12-31T00:00:00.000Z'

export const CandidateEntity = new EntitySchema<StoredCandidateRow>({
  name: 'candidate',
  tableName: 'candidates',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    accountId: varchar('account_id', 36, true),
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
    notifications: json('notifications'),
    weeklyGoalHours: integer('weekly_goal_hours'),
    lastVisitAt: time('last_visit_at'),
    lastSeenAt: time('last_seen_at'),
    searchText: longText('search_text'),
    createdAt: time('created_at'),
    version: integer('version'),
    verifiedSkills: integer('verified_skills'),
    hiddenDecisionId: varchar('hidden_decision_id', 36, true),
    directoryAskedAt: time('directory_asked_at', true),
    unlistedUntil: time('unlisted_until', true),
  },
  indices: [
    // All that the directory sorts and filters by: it counts and finds its page without reading the people.
    {
      name: 'ix_candidates_directory',
      columns: [
        ...['marketId', 'includeInTalentDirectory', 'visibleToRecruiters', 'verifiedSkills', 'createdAt'],
        ...['technology', 'metro', 'experienceMonths', 'id', 'unlistedUntil'],
      ],
    },
    {
      name: 'ix_candidates_hidden',
      columns: ['marketId', 'id'],
      where: '"hidden_decision_id" IS NOT NULL',
    },
    {
      name: 'ix_candidates_unlisted_until',
      columns: ['unlistedUntil', 'id'],
      where: '"unlisted_until" IS NOT NULL',
    },
    { name: 'ux_candidates_account_id', columns: ['accountId'], unique: true },
    { name: 'ix_candidates_name', columns: ['marketId', 'name', 'id'] },
    // Over its words, on PostgreSQL alone: its migration says more.
    { name: 'ix_candidates_search_text', columns: ['searchText'], synchronize: false },
  ],
  foreignKeys: [ofMarket('candidates')],
})

/** Voluntary answers, by a pseudonym that no other table holds; read only as sums. */
export interface SelfIdentificationRow {
  pseudonym: string
  marketId: string
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
    marketId: varchar('market_id', 36),
    applicationId: varchar('application_id', 36, true),
    group: varchar('group_name', 120, true),
    ageBand: varchar('age_band', 120, true),
    ethnicity: varchar('ethnicity', 120, true),
    consentAt: time('consent_at'),
  },
  indices: [{ name: 'ix_self_identifications_market_id', columns: ['marketId'] }],
  foreignKeys: [ofMarket('self_identifications')],
})
