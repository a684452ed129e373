import type { OpenSessionParams } from '../accounts/account.schema'
import { endpoint } from '../http/endpoint'
import type { ChangePassword, OpenSessions, SessionsEnded } from './admin.schema'

const SESSIONS = '/api/admin/sessions'

/** Signs out every other browser of the administrator. */
export const changeAdminPassword = endpoint<{ body: typeof ChangePassword; response: typeof SessionsEnded }>(
  'POST',
  '/api/admin/password',
)
export const listAdminSessions = endpoint<{ response: typeof OpenSessions }>('GET', SESSIONS)
export const endAdminSession = endpoint<{ params: typeof OpenSessionParams }>('DELETE', `${SESSIONS}/:id`)
/** All but the one that asks. */
export const endOtherAdminSessions = endpoint<{ response: typeof SessionsEnded }>('DELETE', SESSIONS)
