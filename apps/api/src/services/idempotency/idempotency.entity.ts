import { EntitySchema } from 'typeorm'
import { integer, longText, time, varchar } from '../../db/columns'

/** The answer to a call that was made with an `Idempotency-Key`. */
export interface IdempotencyRow {
  accountId: string
  /** Method and path, so that one key may be used for two different calls. */
  call: string
  key: string
  /** Of the body that was answered; null in rows from before it was kept. */
  bodyHash: string | null
  answer: string
  /** Of `answer`, as it is stored. */
  bytes: number
  createdAt: string
}

export const IdempotencyEntity = new EntitySchema<IdempotencyRow>({
  name: 'idempotency_key',
  tableName: 'idempotency_keys',
  columns: {
    accountId: {
      ...varchar('account_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_idempotency_keys',
    },
    call: { ...varchar('call', 200), primary: true, primaryKeyConstraintName: 'pk_idempotency_keys' },
    key: { ...varchar('key', 200), primary: true, primaryKeyConstraintName: 'pk_idempotency_keys' },
    bodyHash: varchar('body_hash', 43, true),
    answer: longText('answer'),
    bytes: integer('bytes'),
    createdAt: time('created_at'),
  },
  indices: [
    { name: 'ix_idempotency_keys_created_at', columns: ['createdAt'] },
    { name: 'ix_idempotency_keys_bytes', columns: ['accountId', 'createdAt', 'bytes'] },
  ],
  foreignKeys: [
    {
      name: 'fk_idempotency_keys_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
