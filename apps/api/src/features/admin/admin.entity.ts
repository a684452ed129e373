import { EntitySchema } from 'typeorm'
import type { AdminRole } from '@tryka/domain'
import { idColumn, time, varchar } from '../../db/columns'

export interface AdminRow {
  id: string
  username: string
  /** The name without letter case. Unique. */
  usernameKey: string
  passwordHash: string
  role: AdminRole
  /** An invitation has no name and no password of its own yet. */
  state: 'invited' | 'active' | 'blocked'
  email: string | null
  emailKey: string | null
  invitedBy: string | null
  /** Keyed hash of what the link of an invitation carries. */
  tokenHash: string | null
  inviteExpiresAt: string | null
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
    role: varchar('role', 12),
    state: varchar('state', 12),
    email: varchar('email', 254, true),
    emailKey: varchar('email_key', 254, true),
    invitedBy: varchar('invited_by', 64, true),
    tokenHash: varchar('token_hash', 43, true),
    inviteExpiresAt: time('invite_expires_at', true),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  indices: [
    { name: 'ux_admins_username_key', columns: ['usernameKey'], unique: true },
    {
      name: 'ux_admins_email_key',
      columns: ['emailKey'],
      unique: true,
      where: '"email_key" IS NOT NULL',
    },
    {
      name: 'ux_admins_token_hash',
      columns: ['tokenHash'],
      unique: true,
      where: '"token_hash" IS NOT NULL',
    },
  ],
})
