import { EntitySchema } from 'typeorm'
import { bigint, varchar } from '../../db/columns'

/** A word that an account is found by in the console. */
export interface AccountWordRow {
  accountId: string
  word: string
  /** Where it is from, so that each owner of a text replaces its own: `address`, `person`, or the id of a seat. */
  source: string
  /** When the account was made, in milliseconds: what is found is sorted without a look at the account. */
  madeAt: number
}

const key = { primary: true, primaryKeyConstraintName: 'pk_account_words' }

export const AccountWordEntity = new EntitySchema<AccountWordRow>({
  name: 'account_word',
  tableName: 'account_words',
  withoutRowid: true,
  columns: {
    accountId: { ...varchar('account_id', 36), ...key },
    // By bytes on both databases: all words with one beginning are neighbours.
    word: { ...varchar('word', 40), ...key, collation: 'C' },
    source: { ...varchar('source', 36), ...key },
    madeAt: bigint('made_at'),
  },
  indices: [{ name: 'ix_account_words_word', columns: ['word', 'madeAt', 'accountId'] }],
  foreignKeys: [
    {
      name: 'fk_account_words_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
