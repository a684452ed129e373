import { EntitySchema } from 'typeorm'
import type { RequestFilter } from '@tryka/domain'
import { idColumn, integer, json, time, varchar } from '../../../db/columns'

/** One press of *Send*. Its key makes the same press one batch, however often it arrives. */
export interface InvitationBatchRow {
  id: string
  /** The administrator's name. */
  admin: string
  key: string
  filter: RequestFilter | null
  asked: number
  before: number
  unverified: number
  sent: number
  createdAt: string
}

export const InvitationBatchEntity = new EntitySchema<InvitationBatchRow>({
  name: 'invitation_batch',
  tableName: 'invitation_batches',
  columns: {
    id: idColumn,
    admin: varchar('admin', 64),
    key: varchar('key', 36),
    filter: json('filter', true),
    asked: integer('asked'),
    before: integer('before'),
    unverified: integer('unverified'),
    sent: integer('sent'),
    createdAt: time('created_at'),
  },
  indices: [
    { name: 'ux_invitation_batches_key', columns: ['admin', 'key'], unique: true },
    { name: 'ix_invitation_batches_created_at', columns: ['createdAt', 'id'] },
  ],
})
