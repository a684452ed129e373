import { EntitySchema } from 'typeorm'
import type { BlockTarget } from '@tryka/domain'
import { time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** A person and a company who do not find each other, and who of them wanted it. */
export interface BlockRow {
  byType: BlockTarget
  byId: string
  targetType: BlockTarget
  targetId: string
  at: string
}
export type StoredBlockRow = InMarket<BlockRow>

const key = { primary: true, primaryKeyConstraintName: 'pk_blocks' } as const

export const BlockEntity = new EntitySchema<StoredBlockRow>({
  name: 'block',
  tableName: 'blocks',
  columns: {
    byType: { ...varchar('by_type', 12), ...key },
    byId: { ...varchar('by_id', 36), ...key },
    targetType: { ...varchar('target_type', 12), ...key },
    targetId: { ...varchar('target_id', 36), ...key },
    marketId: varchar('market_id', 36),
    at: time('at'),
  },
  indices: [
    { name: 'ix_blocks_target', columns: ['targetType', 'targetId', 'byType', 'byId'] },
    { name: 'ix_blocks_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('blocks')],
})
