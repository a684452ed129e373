import { EntitySchema } from 'typeorm'
import { bigint, longText, varchar } from '../../db/columns'

/** A session; times are milliseconds since 1970, so that a sweep and a touch are one comparison. */
export interface SessionRow {
  /** SHA-256 of the id in the cookie: who reads the table cannot act as anybody. */
  idHash: string
  data: string
  lastSeenAt: number
  /** The idle limit. */
  expiresAt: number
  /** The absolute limit; use never moves it. */
  endsAt: number
}

export const SessionEntity = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'sessions',
  columns: {
    idHash: { ...varchar('id_hash', 64), primary: true },
    data: longText('data'),
    lastSeenAt: bigint('last_seen_at'),
    expiresAt: bigint('expires_at'),
    endsAt: bigint('ends_at'),
  },
  indices: [{ name: 'ix_sessions_expires_at', columns: ['expiresAt'] }],
})
