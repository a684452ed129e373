import { EntitySchema } from 'typeorm'
import { idColumn, time, varchar } from '../../db/columns'

/** A browser in which an administrator is signed in, for them to see and to end. */
export interface AdminSessionRow {
  id: string
  adminId: string
  /** Browser and system, in words; never the whole header. */
  device: string
  createdAt: string
  lastSeenAt: string
}

export const AdminSessionEntity = new EntitySchema<AdminSessionRow>({
  name: 'admin_session',
  tableName: 'admin_sessions',
  columns: {
    id: idColumn,
    adminId: varchar('admin_id', 36),
    device: varchar('device', 80),
    createdAt: time('created_at'),
    lastSeenAt: time('last_seen_at'),
  },
  indices: [
    { name: 'ix_admin_sessions_admin_id', columns: ['adminId'] },
    { name: 'ix_admin_sessions_last_seen_at', columns: ['lastSeenAt'] },
  ],
  foreignKeys: [
    {
      name: 'fk_admin_sessions_admin',
      target: 'admin',
      columnNames: ['adminId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
