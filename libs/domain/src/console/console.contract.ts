import { ClosePreview } from '../companies/company.schema'
import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import { CloseByUs, EraseUser, SuspendAccount } from '../moderation/case.schema'
import * as calls from './console.endpoints'
import { AuditPage, AuditQuery, CompanyDecisions, UserDetail, UserPage, UsersQuery } from './user.schema'

const user = { params: IdParams, response: UserDetail, access: 'admin' } as const

const company = { params: IdParams, response: CompanyDecisions, access: 'admin' } as const

export const consoleApi = {
  users: contract(calls.listUsers, {
    query: UsersQuery,
    response: UserPage,
    access: 'admin',
    summary: 'Everybody with a proven address, newest first',
  }),
  user: contract(calls.getUser, {
    ...user,
    summary: 'One account: places, browsers, admissions, decisions, deliveries and what was audited',
  }),
  suspend: contract(calls.suspendUser, {
    ...user,
    body: SuspendAccount,
    summary: 'Suspend an account; the person reads the statement of reasons',
  }),
  restore: contract(calls.restoreUser, { ...user, summary: 'End the suspension of an account' }),
  erase: contract(calls.eraseUser, {
    params: IdParams,
    body: EraseUser,
    access: 'admin',
    adminRole: 'owner',
    stepUp: true,
    summary: 'Erase an account with all that it holds; the person reads the statement of reasons by mail',
  }),
  endSessions: contract(calls.endUserSessions, { ...user, summary: 'Sign an account out everywhere' }),
  companyDecisions: contract(calls.listCompanyDecisions, {
    ...company,
    summary: 'Decisions about a company and its postings, newest first',
  }),
  suspendCompany: contract(calls.suspendCompany, {
    ...company,
    body: SuspendAccount,
    summary: 'Suspend a verified company; its Admins read the statement of reasons',
  }),
  closing: contract(calls.lookAtClosing, {
    params: IdParams,
    response: ClosePreview,
    access: 'admin',
    summary: 'What would end with a company',
  }),
  closeCompany: contract(calls.closeCompanyByUs, {
    ...company,
    body: CloseByUs,
    adminRole: 'owner',
    stepUp: true,
    summary: 'Close a company for good; its Admins read the statement of reasons by mail',
  }),
  audit: contract(calls.listAudit, {
    query: AuditQuery,
    response: AuditPage,
    access: 'admin',
    summary: 'What was done, newest first',
  }),
}
