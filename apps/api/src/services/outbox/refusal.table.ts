import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../db/columns'

/** An address that a mail server refused for good, by its mark. It stands until the address is proved or takes a mail. */
export interface RefusalRow {
  toKey: string
  count: number
  at: string
}

export const RefusalEntity = new EntitySchema<RefusalRow>({
  name: 'mail_refusal',
  tableName: 'mail_refusals',
  columns: {
    toKey: { ...varchar('to_key', 43), primary: true, primaryKeyConstraintName: 'pk_mail_refusals' },
    count: integer('count'),
    at: time('at'),
  },
})
