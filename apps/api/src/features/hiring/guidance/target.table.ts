import { EntitySchema } from 'typeorm'
import type { TargetKind } from '@tryka/domain'
import { time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** A job or a role that somebody added to what they aim at; jobs applied to or saved are targets without a row. */
export interface TargetRow {
  candidateId: string
  kind: TargetKind
  ref: string
  addedAt: string
}
export type StoredTargetRow = InMarket<TargetRow>

const key = { primary: true, primaryKeyConstraintName: 'pk_targets' }

export const TargetEntity = new EntitySchema<StoredTargetRow>({
  name: 'target',
  tableName: 'targets',
  columns: {
    candidateId: { ...varchar('candidate_id', 36), ...key },
    kind: { ...varchar('kind', 8), ...key },
    ref: { ...varchar('ref', 80), ...key },
    marketId: varchar('market_id', 36),
    addedAt: time('added_at'),
  },
  indices: [{ name: 'ix_targets_market_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('targets')],
})
