import type { z } from 'zod'
import { endpoint } from '../http/endpoint'
import type { SendOtpReceipt } from '../otp/otp.schema'
import type {
  AccountSession,
  EraseRequest,
  OpenSession,
  OpenSessionParams,
  SignInCodeRequest,
  SignInRequest,
} from './account.schema'

/** Opens the account of this browser; the first call makes a guest. */
export const openAccount = endpoint<{ response: typeof AccountSession }>('GET', '/api/session')
export const sendSignInCode = endpoint<{
  body: typeof SignInCodeRequest
  response: typeof SendOtpReceipt
}>('POST', '/api/session/send-code')
export const signIn = endpoint<{ body: typeof SignInRequest; response: typeof AccountSession }>(
  'POST',
  '/api/session/sign-in',
)
export const signOut = endpoint<Record<never, never>>('POST', '/api/session/sign-out')

export const listSessions = endpoint<{ response: z.ZodArray<typeof OpenSession> }>('GET', '/api/sessions')
export const endOpenSession = endpoint<{ params: typeof OpenSessionParams }>('DELETE', '/api/sessions/:id')

export const eraseAccount = endpoint<{ body: typeof EraseRequest }>('POST', '/api/account/erase')
/** All data of the account as a JSON file, fetched by `download`. */
export const ACCOUNT_EXPORT = { path: '/api/account/export', filename: 'tryka-data.zip' } as const
