import { EntitySchema } from 'typeorm'
import type { Passkey } from '@tryka/domain'
import { bigint, flag, idColumn, json, longText, time, varchar } from '../../db/columns'

/** Whose key it is. One of an administrator never opens an account, nor the other way round. */
export interface PasskeyOwner {
  kind: 'account' | 'admin'
  id: string
}

export interface PasskeyRow {
  id: string
  /** What the device calls it, in base64url. */
  credentialId: string
  ownerKind: PasskeyOwner['kind']
  ownerId: string
  /** As the device gave it (COSE), in base64url. */
  publicKey: string
  /** How often it was used, as the device counts; many devices say nothing but 0. */
  counter: number
  transports: string[]
  isBackedUp: boolean
  /** The make of the device; zeros where it does not say. */
  aaguid: string
  name: string
  state: Passkey['state']
  createdAt: string
  lastUsedAt: string | null
}

export const PasskeyEntity = new EntitySchema<PasskeyRow>({
  name: 'passkey',
  tableName: 'passkeys',
  columns: {
    id: idColumn,
    credentialId: varchar('credential_id', 1_364),
    ownerKind: varchar('owner_kind', 8),
    ownerId: varchar('owner_id', 36),
    publicKey: longText('public_key'),
    counter: bigint('counter'),
    transports: json('transports'),
    isBackedUp: { ...flag('backed_up') },
    aaguid: varchar('aaguid', 36),
    name: varchar('name', 60),
    state: varchar('state', 8),
    createdAt: time('created_at'),
    lastUsedAt: time('last_used_at', true),
  },
  indices: [
    { name: 'ux_passkeys_credential_id', columns: ['credentialId'], unique: true },
    { name: 'ix_passkeys_owner', columns: ['ownerKind', 'ownerId'] },
  ],
})

/** A question that one browser may answer once, with a passkey. */
export interface PasskeyChallengeRow {
  /** Hash of the challenge. */
  id: string
  /** Hash of what it is for, of the session that asked, and of whose passkeys it is about. */
  bound: string
  expiresAt: string
}

export const PasskeyChallengeEntity = new EntitySchema<PasskeyChallengeRow>({
  name: 'passkey_challenge',
  tableName: 'passkey_challenges',
  columns: {
    id: { ...varchar('id', 43), primary: true, primaryKeyConstraintName: 'pk_passkey_challenges' },
    bound: varchar('bound', 43),
    expiresAt: time('expires_at'),
  },
  indices: [{ name: 'ix_passkey_challenges_expires_at', columns: ['expiresAt'] }],
})
