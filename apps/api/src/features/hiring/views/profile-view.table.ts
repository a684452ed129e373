import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** A company looked at a person: one row a posting and day, however often. */
export interface ProfileViewRow {
  candidateId: string
  companyId: string
  /** Empty where the search had no posting. */
  postingId: string
  /** In the person's zone, `2026-03-02`. */
  day: string
  count: number
  firstAt: string
  lastAt: string
  /** Who looked last. */
  memberId: string
}
export type StoredProfileViewRow = InMarket<ProfileViewRow>

const key = { primary: true, primaryKeyConstraintName: 'pk_profile_views' } as const

export const ProfileViewEntity = new EntitySchema<StoredProfileViewRow>({
  name: 'profile_view',
  tableName: 'profile_views',
  columns: {
    candidateId: { ...varchar('candidate_id', 36), ...key },
    companyId: { ...varchar('company_id', 36), ...key },
    postingId: { ...varchar('posting_id', 36), ...key },
    day: { ...varchar('day', 10), ...key },
    marketId: varchar('market_id', 36),
    count: integer('count'),
    firstAt: time('first_at'),
    lastAt: time('last_at'),
    memberId: varchar('member_id', 36),
  },
  indices: [
    { name: 'ix_profile_views_company_id', columns: ['companyId', 'day'] },
    { name: 'ix_profile_views_day', columns: ['day'] },
    { name: 'ix_profile_views_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('profile_views')],
})
