import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** Where points are given from; what people have, and what was given to nobody yet, is nothing in all. */
export const ISSUED = 'issued'

export interface CreditAccountRow {
  id: string
  /** `issued`, `person:<id>`, or `gone:<random>` once nobody stands behind it. */
  key: string
  /** The sum of its rows, which the database keeps and never lets go below nothing; of `issued` it is not stored. */
  balance: number | null
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
  at: string
}
export type StoredCreditTransferRow = InMarket<CreditTransferRow>
/** What the sample person of a demo was given. */
export type SampleCreditRow = Omit<CreditTransferRow, 'fromAccount' | 'toAccount'>

export const CreditAccountEntity = new EntitySchema<StoredCreditAccountRow>({
  name: 'credit_account',
  tableName: 'credit_accounts',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    key: varchar('key', 48),
    balance: integer('balance', true),
  },
  indices: [{ name: 'ux_credit_accounts_market_id_key', columns: ['marketId', 'key'], unique: true }],
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
    at: time('at'),
  },
  indices: [
    {
      name: 'ux_credit_transfers_ref',
      columns: ['refType', 'refId', 'reason', 'toAccount'],
      unique: true,
    },
    { name: 'ix_credit_transfers_market_id', columns: ['marketId'] },
    { name: 'ix_credit_transfers_from_account_at', columns: ['fromAccount', 'at'] },
    { name: 'ix_credit_transfers_to_account_at', columns: ['toAccount', 'at'] },
  ],
  checks: [
    { name: 'ck_credit_transfers_amount', expression: '"amount" BETWEEN 1 AND 1000' },
    { name: 'ck_credit_transfers_sides', expression: '"from_account" <> "to_account"' },
  ],
  foreignKeys: [ofMarket('credit_transfers'), account('from'), account('to')],
})
