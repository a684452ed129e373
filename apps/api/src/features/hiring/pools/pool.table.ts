import { EntitySchema } from 'typeorm'
import type { TalentStatus } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface TalentPoolRow {
  id: string
  companyId: string
  name: string
  version: number
}

export interface TalentPoolEntryRow {
  poolId: string
  candidateId: string
  status: TalentStatus
  addedBy: string
  note: string
  addedAt: string
}

export type StoredTalentPoolRow = InMarket<TalentPoolRow>

export const TalentPoolEntity = new EntitySchema<StoredTalentPoolRow>({
  name: 'talent_pool',
  tableName: 'talent_pools',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    companyId: varchar('company_id', 36),
    name: varchar('name', 120),
    version: integer('version'),
  },
  indices: [{ name: 'ix_talent_pools_company_id', columns: ['marketId', 'companyId'] }],
  foreignKeys: [ofMarket('talent_pools')],
})

export type StoredTalentPoolEntryRow = InMarket<TalentPoolEntryRow>

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
    marketId: varchar('market_id', 36),
    status: varchar('status', 16),
    addedBy: varchar('added_by', 36),
    note: longText('note'),
    addedAt: time('added_at'),
  },
  indices: [{ name: 'ix_talent_pool_entries_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('talent_pool_entries')],
})
