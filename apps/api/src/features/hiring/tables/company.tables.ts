import type { CompanyRow, MemberRow, TalentPoolRow, TalentPoolEntryRow } from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export type StoredCompanyRow = InWorkspace<CompanyRow>
export const CompanyEntity = new EntitySchema<StoredCompanyRow>({
  name: 'company',
  tableName: 'companies',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    name: varchar('name', 120),
    description: longText('description'),
    industry: varchar('industry', 20),
    size: varchar('size', 12),
    location: varchar('location', 200),
    logo: varchar('logo', 12),
    timeZone: varchar('time_zone', 60),
    preferences: json('preferences'),
    medianFirstResponseDays: integer('median_first_response_days', true),
    firstResponseCount: integer('first_response_count'),
    version: integer('version'),
  },
  indices: [{ name: 'ix_companies_workspace_id', columns: ['workspaceId'] }],
  foreignKeys: [ofWorkspace('companies')],
})

export interface StoredMemberRow extends InWorkspace<MemberRow> {
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
    workspaceId: varchar('workspace_id', 36),
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
    inviteTokenHash: varchar('invite_token_hash', 64, true),
    removedAt: time('removed_at', true),
  },
  indices: [
    { name: 'ix_team_members_company_id', columns: ['workspaceId', 'companyId'] },
    { name: 'ux_team_members_invite_token_hash', columns: ['inviteTokenHash'], unique: true },
  ],
  foreignKeys: [ofWorkspace('team_members')],
})

export type StoredTalentPoolRow = InWorkspace<TalentPoolRow>
export const TalentPoolEntity = new EntitySchema<StoredTalentPoolRow>({
  name: 'talent_pool',
  tableName: 'talent_pools',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    companyId: varchar('company_id', 36),
    name: varchar('name', 120),
    version: integer('version'),
  },
  indices: [{ name: 'ix_talent_pools_company_id', columns: ['workspaceId', 'companyId'] }],
  foreignKeys: [ofWorkspace('talent_pools')],
})

export type StoredTalentPoolEntryRow = InWorkspace<TalentPoolEntryRow>
export const TalentPoolEntryEntity = new EntitySchema<StoredTalentPoolEntryRow>({
  name: 'talent_pool_entry',
  tableName: 'talent_pool_entries',
  columns: {
    poolId: { ...varchar('pool_id', 36), primary: true, primaryKeyConstraintName: 'pk_talent_pool_entries' },
    candidateId: {
      ...varchar('candidate_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_talent_pool_entries',
    },
    workspaceId: varchar('workspace_id', 36),
    status: varchar('status', 16),
    addedBy: varchar('added_by', 36),
    note: longText('note'),
    addedAt: time('added_at'),
  },
  indices: [{ name: 'ix_talent_pool_entries_candidate_id', columns: ['workspaceId', 'candidateId'] }],
  foreignKeys: [ofWorkspace('talent_pool_entries')],
})
