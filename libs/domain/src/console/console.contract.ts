import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import { SuspendAccount } from '../moderation/case.schema'
import * as calls from './console.endpoints'
import { AuditPage, AuditQuery, UserDetail, UserPage, UsersQuery } from './user.schema'

const user = { params: IdParams, response: UserDetail, access: 'admin' } as const

export const consoleApi = {
  users: contract(calls.listUsers, {
    query: UsersQuery,
    response: UserPage,
    access: 'admin',
    summary: 'Everybody with a proven address, newest first',
  }),
  user: contract(calls.getUser, { ...user, summary: 'One account: places, browsers and decisions' }),
  suspend: contract(calls.suspendUser, {
    ...user,
    body: SuspendAccount,
    summary: 'Suspend an account; the person reads the statement of reasons',
  }),
  restore: contract(calls.restoreUser, { ...user, summary: 'End the suspension of an account' }),
  endSessions: contract(calls.endUserSessions, { ...user, summary: 'Sign an account out everywhere' }),
  audit: contract(calls.listAudit, {
    query: AuditQuery,
    response: AuditPage,
    access: 'admin',
    summary: 'What was done, newest first',
  }),
}
