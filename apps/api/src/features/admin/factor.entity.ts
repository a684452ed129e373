import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../db/columns'

/** The app of an administrator that shows codes. */
export interface AdminFactorRow {
  adminId: string
  /** Sealed with a key of the server. */
  secret: string
  begunAt: string
  /** Null until the first code of it was shown: nothing is asked for before. */
  confirmedAt: string | null
  /** The half minute of the last code that was taken; each is good once. */
  lastStep: number
}

export const AdminFactorEntity = new EntitySchema<AdminFactorRow>({
  name: 'admin_factor',
  tableName: 'admin_factors',
  columns: {
    adminId: { ...varchar('admin_id', 36), primary: true, primaryKeyConstraintName: 'pk_admin_factors' },
    secret: varchar('secret', 255),
    begunAt: time('begun_at'),
    confirmedAt: time('confirmed_at', true),
    lastStep: integer('last_step'),
  },
  foreignKeys: [
    {
      name: 'fk_admin_factors_admin',
      target: 'admin',
      columnNames: ['adminId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

/** What lets an administrator in once without the app. */
export interface RecoveryCodeRow {
  adminId: string
  codeHash: string
  usedAt: string | null
}

export const RecoveryCodeEntity = new EntitySchema<RecoveryCodeRow>({
  name: 'recovery_code',
  tableName: 'recovery_codes',
  columns: {
    adminId: { ...varchar('admin_id', 36), primary: true, primaryKeyConstraintName: 'pk_recovery_codes' },
    codeHash: { ...varchar('code_hash', 43), primary: true, primaryKeyConstraintName: 'pk_recovery_codes' },
    usedAt: time('used_at', true),
  },
  foreignKeys: [
    {
      name: 'fk_recovery_codes_admin',
      target: 'admin',
      columnNames: ['adminId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
