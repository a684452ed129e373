import { EntitySchema } from 'typeorm'
import { time, varchar } from '../../db/columns'

/** An address that an administrator let into the live market. */
export interface AdmissionRow {
  emailKey: string
  admittedAt: string
  /** The administrator's name. */
  admittedBy: string
  /** When the mail about it was accepted; null while it is on its way. */
  sentAt: string | null
}

export const AdmissionEntity = new EntitySchema<AdmissionRow>({
  name: 'admission',
  tableName: 'admissions',
  columns: {
    emailKey: { ...varchar('email_key', 254), primary: true, primaryKeyConstraintName: 'pk_admissions' },
    admittedAt: time('admitted_at'),
    admittedBy: varchar('admitted_by', 64),
    sentAt: time('sent_at', true),
  },
})
