import { EntitySchema } from 'typeorm'
import type { InvitationState } from '@tryka/domain'
import { idColumn, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

export interface InvitationRow {
  id: string
  companyId: string
  postingId: string
  candidateId: string
  invitedBy: string
  message: string
  state: InvitationState
  sentAt: string
  expiresAt: string
}

export type StoredInvitationRow = InMarket<InvitationRow>

export const InvitationEntity = new EntitySchema<StoredInvitationRow>({
  name: 'invitation',
  tableName: 'invitations',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    companyId: varchar('company_id', 36),
    postingId: varchar('posting_id', 36),
    candidateId: varchar('candidate_id', 36),
    invitedBy: varchar('invited_by', 36),
    message: longText('message'),
    state: varchar('state', 12),
    sentAt: time('sent_at'),
    expiresAt: time('expires_at'),
  },
  indices: [
    { name: 'ix_invitations_candidate_id_sent_at', columns: ['marketId', 'candidateId', 'sentAt'] },
    { name: 'ix_invitations_company_id_sent_at', columns: ['marketId', 'companyId', 'sentAt'] },
    { name: 'ix_invitations_state_expires_at', columns: ['state', 'expiresAt'] },
  ],
  foreignKeys: [ofMarket('invitations')],
})
