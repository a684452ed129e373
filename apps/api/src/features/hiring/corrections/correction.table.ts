import { EntitySchema } from 'typeorm'
import type { CorrectionKind, CorrectionState } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofAccount, ofMarket } from '../core/of-market'

/** What somebody said is wrong with a question, a point, a module or a check, and how that was decided. */
export interface CorrectionRow {
  id: string
  candidateId: string
  /** Who is paid for it, wherever it was said. */
  accountId: string
  kind: CorrectionKind
  ref: string
  revision: number
  text: string
  source: string | null
  state: CorrectionState
  /** In the words of who decided. */
  reason: string | null
  at: string
  decidedAt: string | null
}
export type StoredCorrectionRow = InMarket<CorrectionRow>

export const CorrectionEntity = new EntitySchema<StoredCorrectionRow>({
  name: 'item_correction',
  tableName: 'item_corrections',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    accountId: varchar('account_id', 36),
    kind: varchar('kind', 8),
    ref: varchar('ref', 200),
    revision: integer('revision'),
    text: longText('text'),
    source: varchar('source', 300, true),
    state: varchar('state', 8),
    reason: longText('reason', true),
    at: time('at'),
    decidedAt: time('decided_at', true),
  },
  indices: [
    { name: 'ix_item_corrections_state', columns: ['state', 'at', 'id'] },
    {
      name: 'ix_item_corrections_decided',
      columns: ['decidedAt', 'id'],
      where: '"decided_at" IS NOT NULL',
    },
    { name: 'ix_item_corrections_account', columns: ['accountId', 'at'] },
    { name: 'ix_item_corrections_market_id', columns: ['marketId', 'candidateId'] },
    {
      name: 'ux_item_corrections_open',
      columns: ['accountId', 'kind', 'ref'],
      unique: true,
      where: `"state" = 'open'`,
    },
  ],
  foreignKeys: [ofMarket('item_corrections'), ofAccount('item_corrections')],
})
