import type { ClosePreview } from '../companies/company.schema'
import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { CloseByUs, EraseUser, SuspendAccount } from '../moderation/case.schema'
import type { AuditPage, AuditQuery, CompanyDecisions, UserDetail, UserPage, UsersQuery } from './user.schema'

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
export const eraseUser = endpoint<{ params: typeof IdParams; body: typeof EraseUser }>(
  'POST',
  '/api/admin/users/:id/erase',
)
export const endUserSessions = endpoint<OfUser>('POST', '/api/admin/users/:id/end-sessions')
/** What was decided about a company. */
export const listCompanyDecisions = endpoint<{
  params: typeof IdParams
  response: typeof CompanyDecisions
}>('GET', '/api/admin/companies/:id/decisions')
export const suspendCompany = endpoint<{
  params: typeof IdParams
  body: typeof SuspendAccount
  response: typeof CompanyDecisions
}>('POST', '/api/admin/companies/:id/suspend')
/** What ends with a company. */
export const lookAtClosing = endpoint<{ params: typeof IdParams; response: typeof ClosePreview }>(
  'GET',
  '/api/admin/companies/:id/close',
)
export const closeCompanyByUs = endpoint<{
  params: typeof IdParams
  body: typeof CloseByUs
  response: typeof CompanyDecisions
}>('POST', '/api/admin/companies/:id/close')
export const listAudit = endpoint<{ query: typeof AuditQuery; response: typeof AuditPage }>(
  'GET',
  '/api/admin/audit',
)

/** Files, fetched by `download`. */
export const USERS_CSV = { path: '/api/admin/export/users', filename: 'tryka-users.csv' } as const
export const AUDIT_CSV = { path: '/api/admin/export/audit', filename: 'tryka-audit.csv' } as const
