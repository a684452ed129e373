import { EntitySchema } from 'typeorm'
import type { AdmissionState } from '@tryka/domain'
import { idColumn, integer, time, varchar } from '../../db/columns'

/** An invitation into the live market. An address has one that is sent or accepted, and others that ended. */
export interface AdmissionRow {
  id: string
  /** As it is written to. */
  email: string
  emailKey: string
  /** From the early-access list, or by an administrator alone. */
  via: 'list' | 'admin'
  state: AdmissionState
  /** Keyed hash of what the mail's link carries; null in rows from before there were links. */
  tokenHash: string | null
  /** The administrator's name. */
  invitedBy: string
  batchId: string | null
  createdAt: string
  /** When the latest mail about it was accepted; null while the first is on its way. */
  sentAt: string | null
  expiresAt: string
  usedAt: string | null
  /** Mails, since it began or began anew. */
  sends: number
  version: number
}

export const AdmissionEntity = new EntitySchema<AdmissionRow>({
  name: 'admission',
  tableName: 'admissions',
  columns: {
    id: { ...idColumn, primaryKeyConstraintName: 'pk_admissions' },
    email: varchar('email', 254),
    emailKey: varchar('email_key', 254),
    via: varchar('via', 12),
    state: varchar('state', 12),
    tokenHash: varchar('token_hash', 43, true),
    invitedBy: varchar('invited_by', 64),
    batchId: varchar('batch_id', 36, true),
    createdAt: time('created_at'),
    sentAt: time('sent_at', true),
    expiresAt: time('expires_at'),
    usedAt: time('used_at', true),
    sends: integer('sends'),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_admissions_token_hash', columns: ['tokenHash'], unique: true },
    {
      name: 'ux_admissions_open',
      columns: ['emailKey'],
      unique: true,
      where: `"state" IN ('sent', 'accepted')`,
    },
    { name: 'ix_admissions_email_key', columns: ['emailKey', 'createdAt'] },
    { name: 'ix_admissions_state', columns: ['state', 'expiresAt'] },
    { name: 'ix_admissions_batch_id', columns: ['batchId', 'state'] },
    { name: 'ix_admissions_created_at', columns: ['createdAt', 'id'] },
    { name: 'ix_admissions_sent_at', columns: ['sentAt'] },
  ],
})
