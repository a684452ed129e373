import { EntitySchema } from 'typeorm'
import type { PlaceEnd } from '@tryka/domain'
import { idColumn, time, varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'

/** A place of the live market that an account had. */
export interface EndedPlaceRow {
  id: string
  accountId: string
  /** Whose team it was; null for the profile. */
  companyId: string | null
  how: PlaceEnd
  at: string
}

export const EndedPlaceEntity = new EntitySchema<EndedPlaceRow>({
  name: 'ended_place',
  tableName: 'ended_places',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    companyId: varchar('company_id', 36, true),
    how: varchar('how', 8),
    at: time('at'),
  },
  indices: [
    { name: 'ix_ended_places_account', columns: ['accountId', 'at'] },
    { name: 'ix_ended_places_at', columns: ['at'] },
  ],
  foreignKeys: [ofAccount('ended_places')],
})
