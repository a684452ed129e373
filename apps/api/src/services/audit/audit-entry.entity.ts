import { EntitySchema } from 'typeorm'
import { idColumn, json, time, varchar } from '../../db/columns'

export type AuditDetails = { [name: string]: string | number | boolean }

export interface AuditEntryRow {
  id: string
  at: string
  /** An administrator's name, or what was typed as one; `system` for commands and the clock, `member` for a company's own. */
  actor: string
  action: string
  target: string | null
  ip: string | null
  requestId: string | null
  details: AuditDetails | null
}

export const AuditEntryEntity = new EntitySchema<AuditEntryRow>({
  name: 'audit_entry',
  tableName: 'audit_entries',
  columns: {
    id: idColumn,
    at: time('at'),
    actor: varchar('actor', 64),
    action: varchar('action', 40),
    target: varchar('target', 120, true),
    ip: varchar('ip', 64, true),
    requestId: varchar('request_id', 64, true),
    details: json('details', true),
  },
  indices: [
    { name: 'ix_audit_entries_at', columns: ['at'] },
    { name: 'ix_audit_entries_actor', columns: ['actor', 'at', 'id'] },
    { name: 'ix_audit_entries_action', columns: ['action', 'at', 'id'] },
    { name: 'ix_audit_entries_target', columns: ['target', 'at', 'id'] },
  ],
})
