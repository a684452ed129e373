import { OpenSessionParams } from '../accounts/account.schema'
import { contract } from '../http/contract'
import * as calls from './own-account.endpoints'
import { ChangePassword, OpenSessions, SessionsEnded } from './admin.schema'

/** Of every administrator for themselves, whatever the role. */
const own = { access: 'admin', adminRole: 'reader' } as const

export const ownAccountApi = {
  changePassword: contract(calls.changeAdminPassword, {
    ...own,
    stepUp: true,
    body: ChangePassword,
    response: SessionsEnded,
    rate: 'sign-in',
    summary: 'Change one’s own password; ends the sessions elsewhere',
  }),
  sessions: contract(calls.listAdminSessions, {
    ...own,
    response: OpenSessions,
    summary: 'The browsers in which one is signed in',
  }),
  endSession: contract(calls.endAdminSession, {
    ...own,
    params: OpenSessionParams,
    frugal: true,
    summary: 'Sign one of them out',
  }),
  endOthers: contract(calls.endOtherAdminSessions, {
    ...own,
    response: SessionsEnded,
    frugal: true,
    summary: 'Sign out everywhere but here',
  }),
}
