import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../../../db/columns'

/** When a person is told next of new matches and of their own week, and until when they were told. */
export interface DigestRow {
  accountId: string
  nextAt: string
  lastAt: string
  /** Weeks in a row of which the digest of learning had nothing to tell. */
  emptyWeeks: number
}

export const DigestEntity = new EntitySchema<DigestRow>({
  name: 'digest',
  tableName: 'digests',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_digests' },
    nextAt: time('next_at'),
    lastAt: time('last_at'),
    emptyWeeks: integer('empty_weeks'),
  },
  indices: [{ name: 'ix_digests_next_at', columns: ['nextAt'] }],
  foreignKeys: [
    {
      name: 'fk_digests_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
