import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** The link by which an account shares a posting of the live market. */
export interface ShareLinkRow {
  code: string
  postingId: string
  accountId: string
  /** Of the account's profile, where it has one: the referrer. */
  candidateId: string | null
  createdAt: string
  /** How often its page was opened. */
  visits: number
}
export type StoredShareLinkRow = InMarket<ShareLinkRow>

export const ShareLinkEntity = new EntitySchema<StoredShareLinkRow>({
  name: 'share_link',
  tableName: 'share_links',
  columns: {
    code: { ...varchar('code', 10), primary: true, primaryKeyConstraintName: 'pk_share_links' },
    marketId: varchar('market_id', 36),
    postingId: varchar('posting_id', 36),
    accountId: varchar('account_id', 36),
    candidateId: varchar('candidate_id', 36, true),
    createdAt: time('created_at'),
    visits: integer('visits'),
  },
  indices: [
    { name: 'ux_share_links_posting_account', columns: ['postingId', 'accountId'], unique: true },
    { name: 'ix_share_links_account_id', columns: ['accountId'] },
    { name: 'ix_share_links_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('share_links')],
})
