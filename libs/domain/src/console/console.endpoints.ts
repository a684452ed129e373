import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { SuspendAccount } from '../moderation/case.schema'
import type { AuditPage, AuditQuery, UserDetail, UserPage, UsersQuery } from './user.schema'

type OfUser = { params: typeof IdParams; response: typeof UserDetail }

export const listUsers = endpoint<{ query: typeof UsersQuery; response: typeof UserPage }>(
  'GET',
  '/api/admin/users',
)
export const getUser = endpoint<OfUser>('GET', '/api/admin/users/:id')
export const suspendUser = endpoint<OfUser & { body: typeof SuspendAccount }>(
  'POST',
  '/api/admin/users/:id/suspend',
)
export const restoreUser = endpoint<OfUser>('POST', '/api/admin/users/:id/restore')
export const endUserSessions = endpoint<OfUser>('POST', '/api/admin/users/:id/end-sessions')
export const listAudit = endpoint<{ query: typeof AuditQuery; response: typeof AuditPage }>(
  'GET',
  '/api/admin/audit',
)

/** A file, fetched by `download`. */
export const AUDIT_CSV = { path: '/api/admin/export/audit', filename: 'tryka-audit.csv' } as const
