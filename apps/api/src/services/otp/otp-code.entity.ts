import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../db/columns'

export type OtpPurpose = 'signup' | 'sign-in' | 'company'

/** One code that was sent. It stays for a day, to count what an address was sent. */
export interface OtpCodeRow {
  id: string
  emailKey: string
  purpose: OtpPurpose
  /** The session that asked; no other may use the code. */
  binding: string
  /** Keyed hash of the client address that asked. */
  client: string | null
  /** The browser that asked, when the address was proven there before. */
  browser: string | null
  codeHash: string
  /** Tries made, right or wrong. */
  tries: number
  createdAt: string
  expiresAt: string
  /** Set when the code was used or replaced. */
  endedAt: string | null
  /** Until when the proven address may be used; set by the right code, cleared by the use. */
  verifiedUntil: string | null
}

export const OtpCodeEntity = new EntitySchema<OtpCodeRow>({
  name: 'otp_code',
  tableName: 'otp_codes',
  columns: {
    id: idColumn,
    emailKey: varchar('email_key', 254),
    purpose: varchar('purpose', 20),
    binding: varchar('binding', 43),
    client: varchar('client', 43, true),
    browser: varchar('browser', 43, true),
    codeHash: varchar('code_hash', 43),
    tries: integer('tries'),
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
    endedAt: time('ended_at', true),
    verifiedUntil: time('verified_until', true),
  },
  indices: [
    { name: 'ix_otp_codes_email_key_created_at', columns: ['emailKey', 'createdAt'] },
    { name: 'ix_otp_codes_created_at', columns: ['createdAt'] },
  ],
})
