import { EntitySchema } from 'typeorm'
import type { Currency, OfferState, PayPeriod } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

export interface OfferRow {
  id: string
  applicationId: string
  companyId: string
  candidateId: string
  salary: number
  currency: Currency
  period: PayPeriod
  startDate: string
  expiresAt: string
  terms: string
  state: OfferState
  sentBy: string | null
  sentAt: string | null
  respondedAt: string | null
  responseNote: string | null
  createdAt: string
  version: number
}

export type StoredOfferRow = InMarket<OfferRow>

export const OfferEntity = new EntitySchema<StoredOfferRow>({
  name: 'offer',
  tableName: 'offers',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    applicationId: varchar('application_id', 36),
    companyId: varchar('company_id', 36),
    candidateId: varchar('candidate_id', 36),
    salary: integer('salary'),
    currency: varchar('currency', 3),
    period: varchar('period', 8),
    startDate: varchar('start_date', 10),
    expiresAt: time('expires_at'),
    terms: longText('terms'),
    state: varchar('state', 12),
    sentBy: varchar('sent_by', 36, true),
    sentAt: time('sent_at', true),
    respondedAt: time('responded_at', true),
    responseNote: varchar('response_note', 500, true),
    createdAt: time('created_at'),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_offers_live',
      columns: ['applicationId'],
      unique: true,
      where: `"state" = 'draft' OR "state" = 'sent'`,
    },
    { name: 'ix_offers_application_id', columns: ['marketId', 'applicationId'] },
    { name: 'ix_offers_state_expires_at', columns: ['state', 'expiresAt'] },
  ],
  foreignKeys: [ofMarket('offers')],
})
