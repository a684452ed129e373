import { EntitySchema } from 'typeorm'
import type { DnsFinding } from '@tryka/domain'
import { time, varchar } from '../../../db/columns'
import { ofMarket } from '../core/of-market'

/** The record that a company puts into the DNS of its domain, and what was found there last. */
export interface DomainChallengeRow {
  companyId: string
  marketId: string
  token: string
  madeAt: string
  expiresAt: string
  found: DnsFinding | null
  /** The text that stands there instead, cut short. */
  seen: string | null
  lookedAt: string | null
  /** When it is looked at by itself; null once it was found or is over. */
  nextAt: string | null
  foundAt: string | null
}

export const DomainChallengeEntity = new EntitySchema<DomainChallengeRow>({
  name: 'domain_challenge',
  tableName: 'domain_challenges',
  columns: {
    companyId: {
      ...varchar('company_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_domain_challenges',
    },
    marketId: varchar('market_id', 36),
    token: varchar('token', 26),
    madeAt: time('made_at'),
    expiresAt: time('expires_at'),
    found: varchar('found', 8, true),
    seen: varchar('seen', 80, true),
    lookedAt: time('looked_at', true),
    nextAt: time('next_at', true),
    foundAt: time('found_at', true),
  },
  indices: [
    { name: 'ix_domain_challenges_market_id', columns: ['marketId'] },
    { name: 'ix_domain_challenges_next_at', columns: ['nextAt'] },
  ],
  foreignKeys: [ofMarket('domain_challenges')],
})
