import { EntitySchema } from 'typeorm'
import { varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'

/** An account would like to verify a skill that has no test yet. */
export interface TrackWishRow {
  accountId: string
  skill: string
}

const key = { primary: true, primaryKeyConstraintName: 'pk_track_wishes' }

export const TrackWishEntity = new EntitySchema<TrackWishRow>({
  name: 'track_wish',
  tableName: 'track_wishes',
  columns: {
    accountId: { ...varchar('account_id', 36), ...key },
    skill: { ...varchar('skill', 60), ...key },
  },
  foreignKeys: [ofAccount('track_wishes')],
})
