import { EntitySchema } from 'typeorm'
import { idColumn, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** That a company asked a person to verify a skill. Nothing is kept of an answer, for none is told. */
export interface VerificationRequestRow {
  id: string
  companyId: string
  postingId: string
  candidateId: string
  skill: string
  at: string
}
export type StoredVerificationRequestRow = InMarket<VerificationRequestRow>

export const VerificationRequestEntity = new EntitySchema<StoredVerificationRequestRow>({
  name: 'verification_request',
  tableName: 'verification_requests',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    companyId: varchar('company_id', 36),
    postingId: varchar('posting_id', 36),
    candidateId: varchar('candidate_id', 36),
    skill: varchar('skill', 60),
    at: time('at'),
  },
  indices: [
    {
      name: 'ux_verification_requests',
      columns: ['companyId', 'postingId', 'candidateId', 'skill'],
      unique: true,
    },
    { name: 'ix_verification_requests_candidate_id', columns: ['candidateId'] },
    { name: 'ix_verification_requests_company_id', columns: ['companyId', 'at'] },
    { name: 'ix_verification_requests_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('verification_requests')],
})
