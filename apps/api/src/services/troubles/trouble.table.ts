import { EntitySchema } from 'typeorm'
import { time, varchar } from '../../db/columns'

/** What can go wrong with what the product needs from outside. */
export type TroubleName = 'mail-limit' | 'dead-letters' | 'dns'

/** Since when something goes wrong, and when its owners were told of it last. */
export interface TroubleRow {
  name: TroubleName
  /** The first failure since the last success; null while there is none. */
  since: string | null
  /** The latest of these failures. */
  lastAt: string | null
  toldAt: string | null
}

export const TroubleEntity = new EntitySchema<TroubleRow>({
  name: 'trouble',
  tableName: 'troubles',
  columns: {
    name: { ...varchar('name', 20), primary: true, primaryKeyConstraintName: 'pk_troubles' },
    since: time('since', true),
    lastAt: time('last_at', true),
    toldAt: time('told_at', true),
  },
})
