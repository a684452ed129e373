import { EntitySchema } from 'typeorm'
import { time, varchar } from '../../../../db/columns'

/** When a person is told next of new matches, and until when they were told. */
export interface DigestRow {
  accountId: string
  nextAt: string
  lastAt: string
}

export const DigestEntity = new EntitySchema<DigestRow>({
  name: 'digest',
  tableName: 'digests',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_digests' },
    nextAt: time('next_at'),
    lastAt: time('last_at'),
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
