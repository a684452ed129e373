import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** Where points are given from, and where those go that were spent; all accounts of a market come to nothing. */
export const ISSUED = 'issued'
export const SPENT = 'spent'

export interface CreditAccountRow {
  id: string
  /** `issued`, `spent`, `person:<id>`, `held:<deed>`, or `gone:<random>` once nobody stands behind it. */
  key: string
  /** The sum of its rows, which the database keeps and never lets go below nothing; everybody's have none stored. */
  balance: number | null
  /** Of what is held: when it goes back at the latest. */
  endsAt: string | null
}
export type StoredCreditAccountRow = InMarket<CreditAccountRow>

/** Each row moves points between two accounts of one market. The database takes no change of any, and no deletion. */
export interface CreditTransferRow {
  id: string
  fromAccount: string
  toAccount: string
  amount: number
  reason: string
  note: string | null
  refType: string
  refId: string
  /** Of help: its two people, by a text that names neither. */
  pair: string | null
  at: string
}
export type StoredCreditTransferRow = InMarket<CreditTransferRow>
/** What the sample person of a demo was given. */
export type SampleCreditRow = Omit<CreditTransferRow, 'fromAccount' | 'toAccount' | 'pair'>

export const CreditAccountEntity = new EntitySchema<StoredCreditAccountRow>({
  name: 'credit_account',
  tableName: 'credit_accounts',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    key: varchar('key', 48),
    balance: integer('balance', true),
    endsAt: time('ends_at', true),
  },
  indices: [
    { name: 'ux_credit_accounts_market_id_key', columns: ['marketId', 'key'], unique: true },
    { name: 'ix_credit_accounts_ends_at', columns: ['endsAt'] },
  ],
  checks: [{ name: 'ck_credit_accounts_balance', expression: '"balance" >= 0' }],
  foreignKeys: [ofMarket('credit_accounts')],
})

const account = (side: 'from' | 'to') => ({
  name: `fk_credit_transfers_${side}`,
  target: 'credit_account',
  columnNames: [`${side}Account`],
  referencedColumnNames: ['id'],
})

export const CreditTransferEntity = new EntitySchema<StoredCreditTransferRow>({
  name: 'credit_transfer',
  tableName: 'credit_transfers',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    fromAccount: varchar('from_account', 36),
    toAccount: varchar('to_account', 36),
    amount: integer('amount'),
    reason: varchar('reason', 160),
    note: varchar('note', 160, true),
    refType: varchar('ref_type', 40),
    refId: varchar('ref_id', 160),
    pair: varchar('pair', 64, true),
    at: time('at'),
  },
  indices: [
    {
      name: 'ux_credit_transfers_ref',
      columns: ['toAccount', 'fromAccount', 'refType', 'refId', 'reason'],
      unique: true,
    },
    { name: 'ix_credit_transfers_market_id', columns: ['marketId'] },
    { name: 'ix_credit_transfers_from_account_at', columns: ['fromAccount', 'at'] },
    { name: 'ix_credit_transfers_to_account_at', columns: ['toAccount', 'at'] },
    {
      name: 'ix_credit_transfers_pair',
      columns: ['marketId', 'at', 'toAccount', 'pair'],
      where: '"pair" IS NOT NULL',
    },
  ],
  checks: [
    { name: 'ck_credit_transfers_amount', expression: '"amount" BETWEEN 1 AND 1000' },
    { name: 'ck_credit_transfers_sides', expression: '"from_account" <> "to_account"' },
  ],
  foreignKeys: [ofMarket('credit_transfers'), account('from'), account('to')],
})
