import { z } from 'zod'
import { contract } from '../http/contract'
import { SendOtpReceipt } from '../otp/otp.schema'
import * as calls from './account.endpoints'
import {
  AccountSession,
  EraseRequest,
  OpenSession,
  OpenSessionParams,
  SignInCodeRequest,
  SignInRequest,
} from './account.schema'

const access = 'account' as const

export const accountApi = {
  open: contract(calls.openAccount, {
    response: AccountSession,
    access,
    whileSuspended: 'account',
    summary: 'The account of this browser; the first call makes a guest',
  }),
  sendCode: contract(calls.sendSignInCode, {
    body: SignInCodeRequest,
    response: SendOtpReceipt,
    access,
    rate: 'otp-send',
    whileSuspended: 'account',
    summary: 'Send a six-digit code to sign in with',
  }),
  signIn: contract(calls.signIn, {
    body: SignInRequest,
    response: AccountSession,
    access,
    rate: 'otp-verify',
    whileSuspended: 'account',
    summary: 'Sign in with a code; the work of the guest moves along',
  }),
  signOut: contract(calls.signOut, {
    access: 'public',
    frugal: true,
    summary: 'Leave the account in this browser',
  }),
  sessions: contract(calls.listSessions, {
    response: z.array(OpenSession),
    access,
    summary: 'The browsers in which the account is open, latest use first',
  }),
  endSession: contract(calls.endOpenSession, {
    params: OpenSessionParams,
    access,
    summary: 'End the account in another browser',
  }),
  erase: contract(calls.eraseAccount, {
    body: EraseRequest,
    access,
    frugal: true,
    whileSuspended: 'account',
    summary: 'Erase the account and everything in it',
  }),
}
