import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import { ofAccount, ofMarket } from '../core/of-market'

export interface MarketRow {
  id: string
  /** Whose demo it is; null for the one live market, in which people and seats say whose they are. */
  accountId: string | null
  /** The visitor as a candidate. */
  candidateId: string
  companyId: string
  /** The visitor as a member of the company's team. */
  memberId: string
  seededAt: string
  /** Grows with every change of a demo, which holds this row: its changes take turns. */
  changes: number
}

export const MarketEntity = new EntitySchema<MarketRow>({
  name: 'market',
  tableName: 'markets',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36, true),
    candidateId: varchar('candidate_id', 36),
    companyId: varchar('company_id', 36),
    memberId: varchar('member_id', 36),
    seededAt: time('seeded_at'),
    changes: integer('changes'),
  },
  indices: [{ name: 'ux_markets_account_id', columns: ['accountId'], unique: true }],
  foreignKeys: [ofAccount('markets')],
})

/** A seat in the team of another market, taken by invitation; without one an account acts in its own. */
export interface SeatRow {
  accountId: string
  marketId: string
  memberId: string
  joinedAt: string
}

export const SeatEntity = new EntitySchema<SeatRow>({
  name: 'seat',
  tableName: 'seats',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_seats' },
    marketId: varchar('market_id', 36),
    memberId: varchar('member_id', 36),
    joinedAt: time('joined_at'),
  },
  indices: [
    { name: 'ux_seats_member_id', columns: ['memberId'], unique: true },
    { name: 'ix_seats_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofAccount('seats'), ofMarket('seats')],
})
