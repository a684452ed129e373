import { EntitySchema } from 'typeorm'
import type { RevocationReason } from '@tryka/domain'
import { integer, longText, time, varchar } from '../../db/columns'

/** A list of which credentials are revoked, as it was signed last. */
export interface StatusListRow {
  id: number
  /** So many places it has. */
  size: number
  /** Revocations so far, and how many of them the signed document has. */
  changes: number
  signedChanges: number
  /** Grows with every signing, so that of two at once one counts. */
  signings: number
  document: string | null
  signedBy: string | null
  signedAt: string | null
  leafIndex: number | null
}

export const StatusListEntity = new EntitySchema<StatusListRow>({
  name: 'status_list',
  tableName: 'status_lists',
  columns: {
    id: { ...integer('id'), primary: true, primaryKeyConstraintName: 'pk_status_lists' },
    size: integer('size'),
    changes: integer('changes'),
    signedChanges: integer('signed_changes'),
    signings: integer('signings'),
    document: longText('document', true),
    signedBy: varchar('signed_by', 400, true),
    signedAt: time('signed_at', true),
    leafIndex: integer('leaf_index', true),
  },
})

/** A place in a list that is taken. Whose it is stands with the credential, and goes with it. */
export interface StatusEntryRow {
  listId: number
  index: number
  /** Null while it counts. */
  reason: RevocationReason | null
  at: string | null
}

const part = { primary: true, primaryKeyConstraintName: 'pk_status_entries' }

export const StatusEntryEntity = new EntitySchema<StatusEntryRow>({
  name: 'status_entry',
  tableName: 'status_entries',
  columns: {
    listId: { ...integer('list_id'), ...part },
    index: { ...integer('index'), ...part },
    reason: varchar('reason', 20, true),
    at: time('at', true),
  },
})
