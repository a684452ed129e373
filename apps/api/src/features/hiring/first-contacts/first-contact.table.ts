import { EntitySchema } from 'typeorm'
import type { FirstContactState } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** A company asks to talk to somebody who has not applied. */
export interface FirstContactRow {
  id: string
  companyId: string
  candidateId: string
  postingId: string | null
  /** Who asked. */
  memberId: string
  text: string
  state: FirstContactState
  at: string
  expiresAt: string
  answeredAt: string | null
  /** That the yes opened. */
  conversationId: string | null
  version: number
}
export type StoredFirstContactRow = InMarket<FirstContactRow>

export const FirstContactEntity = new EntitySchema<StoredFirstContactRow>({
  name: 'first_contact',
  tableName: 'first_contacts',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    companyId: varchar('company_id', 36),
    candidateId: varchar('candidate_id', 36),
    postingId: varchar('posting_id', 36, true),
    memberId: varchar('member_id', 36),
    text: longText('text'),
    state: varchar('state', 12),
    at: time('at'),
    expiresAt: time('expires_at'),
    answeredAt: time('answered_at', true),
    conversationId: varchar('conversation_id', 36, true),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_first_contacts_open',
      columns: ['companyId', 'candidateId'],
      unique: true,
      where: `"state" = 'sent'`,
    },
    { name: 'ix_first_contacts_candidate_id', columns: ['candidateId', 'state', 'at'] },
    { name: 'ix_first_contacts_company_id', columns: ['companyId', 'at', 'id'] },
    { name: 'ix_first_contacts_expires_at', columns: ['state', 'expiresAt'] },
    { name: 'ix_first_contacts_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('first_contacts')],
})
