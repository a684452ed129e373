import { EntitySchema } from 'typeorm'
import type { BadgeCheckState, BadgeVerdict } from '@tryka/domain'
import { idColumn, longText, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

/** The file behind a certification, and what its last check came to. */
export interface ImportedBadgeRow {
  /** Of the certification. */
  id: string
  candidateId: string
  /** SHA-256 of the id of the credential, by which the same one is known again. */
  credentialHash: string
  /** The bundle or the bare credential, as it was brought. */
  document: string
  verdict: BadgeVerdict
  holder: BadgeCheckState
  says: string
  asOf: string | null
  checkedAt: string
  /** When it is checked again. */
  dueAt: string
}
export type StoredImportedBadgeRow = InMarket<ImportedBadgeRow>

export const ImportedBadgeEntity = new EntitySchema<StoredImportedBadgeRow>({
  name: 'imported_badge',
  tableName: 'imported_badges',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    credentialHash: varchar('credential_hash', 64),
    document: longText('document'),
    verdict: varchar('verdict', 16),
    holder: varchar('holder', 8),
    says: varchar('says', 300),
    asOf: time('as_of', true),
    checkedAt: time('checked_at'),
    dueAt: time('due_at'),
  },
  indices: [
    { name: 'ux_imported_badges_candidate_id', columns: ['candidateId', 'credentialHash'], unique: true },
    { name: 'ix_imported_badges_market_id', columns: ['marketId', 'candidateId'] },
    { name: 'ix_imported_badges_due_at', columns: ['dueAt'] },
  ],
  foreignKeys: [ofMarket('imported_badges')],
})
