import { EntitySchema } from 'typeorm'
import type { CompanyIndustry, CompanySize, TeamRole, TeamStatus } from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** A company of the market; the demo company is the first. */
export interface CompanyRow {
  id: string
  name: string
  description: string
  industry: CompanyIndustry
  size: CompanySize
  location: string
  /** Two letters and a tint index, then the id of a picture; the seed has no pictures. */
  logo: string
  timeZone: string
  preferences: HiringPreferences
  /** Median days to the first reply and of how many; for the demo company it equals what its rows give. */
  medianFirstResponseDays: number | null
  firstResponseCount: number
  version: number
}

export interface HiringPreferences {
  blindReviewByDefault: boolean
  verifiedSkillsFirst: boolean
  requireScorecards: boolean
  acknowledgeApplications: boolean
  firstResponseDays: number
  shareFeedbackWithCandidate: boolean
  recruiterMaySetOutcome: boolean
}

export interface MemberRow {
  id: string
  companyId: string
  name: string
  email: string
  title: string
  role: TeamRole
  status: TeamStatus
  invitedAt: string | null
  inviteExpiresAt: string | null
  joinedAt: string | null
  version: number
}

export interface StoredCompanyRow extends InMarket<CompanyRow> {
  /** The words of its public address, from its verification on; null before, and in a demo. It stays when the name changes. */
  slug: string | null
  /** The decision that hides it; null while none does. */
  hiddenDecisionId: string | null
  /** When its facts were changed last; null until they are. */
  changedAt: string | null
}

export const CompanyEntity = new EntitySchema<StoredCompanyRow>({
  name: 'company',
  tableName: 'companies',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    name: varchar('name', 120),
    description: longText('description'),
    industry: varchar('industry', 20),
    size: varchar('size', 12),
    location: varchar('location', 200),
    logo: varchar('logo', 64),
    timeZone: varchar('time_zone', 60),
    preferences: json('preferences'),
    medianFirstResponseDays: integer('median_first_response_days', true),
    firstResponseCount: integer('first_response_count'),
    version: integer('version'),
    slug: varchar('slug', 80, true),
    hiddenDecisionId: varchar('hidden_decision_id', 36, true),
    changedAt: time('changed_at', true),
  },
  indices: [
    { name: 'ix_companies_market_id', columns: ['marketId'] },
    { name: 'ux_companies_slug', columns: ['slug'], unique: true },
    {
      name: 'ix_companies_hidden',
      columns: ['marketId', 'id'],
      where: '"hidden_decision_id" IS NOT NULL',
    },
  ],
  foreignKeys: [ofMarket('companies')],
})

export interface StoredMemberRow extends InMarket<MemberRow> {
  /** Whose seat it is in the live market; null in a demo, and until an invitation is accepted. */
  accountId: string | null
  /** Keyed hash of the token in the invitation. */
  inviteTokenHash: string | null
  /** The row stays, so that notes and history keep their author. */
  removedAt: string | null
}

export const TeamMemberEntity = new EntitySchema<StoredMemberRow>({
  name: 'team_member',
  tableName: 'team_members',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    companyId: varchar('company_id', 36),
    name: varchar('name', 120),
    email: varchar('email', 254),
    title: varchar('title', 120),
    role: varchar('role', 20),
    status: varchar('status', 12),
    invitedAt: time('invited_at', true),
    inviteExpiresAt: time('invite_expires_at', true),
    joinedAt: time('joined_at', true),
    version: integer('version'),
    accountId: varchar('account_id', 36, true),
    inviteTokenHash: varchar('invite_token_hash', 64, true),
    removedAt: time('removed_at', true),
  },
  indices: [
    { name: 'ix_team_members_company_id', columns: ['marketId', 'companyId'] },
    { name: 'ux_team_members_invite_token_hash', columns: ['inviteTokenHash'], unique: true },
    {
      name: 'ux_team_members_account_id',
      columns: ['companyId', 'accountId'],
      unique: true,
      where: `"removed_at" IS NULL AND "account_id" IS NOT NULL`,
    },
    { name: 'ix_team_members_account_id', columns: ['accountId'] },
  ],
  foreignKeys: [ofMarket('team_members')],
})
