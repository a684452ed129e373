import { EntitySchema } from 'typeorm'
import { bigint, integer, varchar } from '../../db/columns'

/** Requests of one client in one window. `key` names the class and a hash of the address. */
export interface RateCountRow {
  key: string
  count: number
  expiresAt: number
}

export const RateCountEntity = new EntitySchema<RateCountRow>({
  name: 'rate_count',
  tableName: 'rate_counts',
  columns: {
    key: { ...varchar('key', 120), primary: true },
    count: integer('count'),
    expiresAt: bigint('expires_at'),
  },
  indices: [{ name: 'ix_rate_counts_expires_at', columns: ['expiresAt'] }],
})
