import { EntitySchema } from 'typeorm'
import type { KeyState, KeyStatement } from '@tryka/domain'
import { idColumn, integer, json, time, varchar } from '../../db/columns'

export type KeyPurpose = 'issuer' | 'log'

/** What everybody may know of a key; its seed is in the file of the same name. */
export interface IssuerKeyRow {
  /** Purpose and number: `issuer-1`. */
  id: string
  purpose: KeyPurpose
  publicMultibase: string
  state: KeyState
  addedAt: string
  /** Entries of the log; null before there is one, and always for the key of the log itself. */
  addedLeaf: number | null
  retiredLeaf: number | null
  validBelow: number | null
  expiresAt: string | null
  revokedAt: string | null
}

export const IssuerKeyEntity = new EntitySchema<IssuerKeyRow>({
  name: 'issuer_key',
  tableName: 'issuer_keys',
  columns: {
    id: idColumn,
    purpose: varchar('purpose', 10),
    publicMultibase: varchar('public_multibase', 64),
    state: varchar('state', 12),
    addedAt: time('added_at'),
    addedLeaf: integer('added_leaf', true),
    retiredLeaf: integer('retired_leaf', true),
    validBelow: integer('valid_below', true),
    expiresAt: time('expires_at', true),
    revokedAt: time('revoked_at', true),
  },
  indices: [{ name: 'ux_issuer_keys_public_multibase', columns: ['publicMultibase'], unique: true }],
})

/** A version of the DID document, as the log has it. */
export interface DidDocumentRow {
  leafIndex: number
  kind: 'key-add' | 'key-retire'
  document: KeyStatement
  at: string
}

export const DidDocumentEntity = new EntitySchema<DidDocumentRow>({
  name: 'did_document',
  tableName: 'did_documents',
  columns: {
    leafIndex: { ...integer('leaf_index'), primary: true, primaryKeyConstraintName: 'pk_did_documents' },
    kind: varchar('kind', 10),
    document: json('document'),
    at: time('at'),
  },
})
