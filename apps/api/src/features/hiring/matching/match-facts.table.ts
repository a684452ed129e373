import { EntitySchema } from 'typeorm'
import { flag, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/**
 * What the columns are made of: a person or an active posting of the live market as the score and the filters of lists
 * see it, without a name, an address or a text. Demos are scored from their rows and have none.
 */
export interface MatchFactsRow {
  subject: 'person' | 'posting'
  id: string
  /** Packed by `db/packed-facts/codec.ts`; empty when gone. */
  facts: string
  /** When the facts or the words changed last; readers ask by it what is new. */
  changedAt: string
  /** Erased, deleted or not active any more. */
  gone: boolean
}

export type StoredMatchFactsRow = InMarket<MatchFactsRow>

const key = { primary: true, primaryKeyConstraintName: 'pk_match_facts' }

export const MatchFactsEntity = new EntitySchema<StoredMatchFactsRow>({
  name: 'match_facts',
  tableName: 'match_facts',
  columns: {
    subject: { ...varchar('subject', 8), ...key },
    id: { ...varchar('id', 36), ...key },
    marketId: varchar('market_id', 36),
    facts: longText('facts'),
    changedAt: time('changed_at'),
    gone: flag('gone'),
  },
  indices: [
    { name: 'ix_match_facts_changed_at', columns: ['subject', 'marketId', 'changedAt', 'id'] },
    { name: 'ix_match_facts_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('match_facts')],
})
