import { EntitySchema } from 'typeorm'
import type { SavedSearch } from '@tryka/domain'
import { idColumn, json, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

export interface SavedSearchRow {
  id: string
  candidateId: string
  name: string
  query: Record<string, string>
  alert: SavedSearch['alert']
  lastRunAt: string | null
  /** When it looks next; null while it is off. */
  dueAt: string | null
  createdAt: string
}

export type StoredSavedSearchRow = InMarket<SavedSearchRow>

export const SavedSearchEntity = new EntitySchema<StoredSavedSearchRow>({
  name: 'saved_search',
  tableName: 'saved_searches',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    name: varchar('name', 120),
    query: json('query'),
    alert: varchar('alert', 8),
    lastRunAt: time('last_run_at', true),
    dueAt: time('due_at', true),
    createdAt: time('created_at'),
  },
  indices: [
    { name: 'ix_saved_searches_candidate_id', columns: ['marketId', 'candidateId'] },
    { name: 'ix_saved_searches_due_at', columns: ['dueAt'] },
  ],
  foreignKeys: [ofMarket('saved_searches')],
})
