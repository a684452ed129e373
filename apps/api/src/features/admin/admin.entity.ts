import { EntitySchema } from 'typeorm'
import { idColumn, time, varchar } from '../../db/columns'

export interface AdminRow {
  id: string
  username: string
  /** The name without letter case. Unique. */
  usernameKey: string
  passwordHash: string
  createdAt: string
  updatedAt: string
}

export const AdminEntity = new EntitySchema<AdminRow>({
  name: 'admin',
  tableName: 'admins',
  columns: {
    id: idColumn,
    username: varchar('username', 64),
    usernameKey: varchar('username_key', 128),
    passwordHash: varchar('password_hash', 255),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  indices: [{ name: 'ux_admins_username_key', columns: ['usernameKey'], unique: true }],
})
