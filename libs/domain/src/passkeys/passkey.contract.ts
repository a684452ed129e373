import { AccountSession } from '../accounts/account.schema'
import { contract } from '../http/contract'
import * as calls from './passkey.endpoints'
import {
  AddPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyParams,
  PasskeyRequest,
  Passkeys,
  ShowPasskey,
} from './passkey.schema'

const access = 'account' as const

export const passkeysApi = {
  list: contract(calls.listPasskeys, { response: Passkeys, access, summary: 'The passkeys of the account' }),
  begin: contract(calls.beginPasskey, {
    response: PasskeyCreation,
    access,
    rate: 'otp-verify',
    summary: 'What a browser needs to make a passkey for the account',
  }),
  add: contract(calls.addPasskey, {
    body: AddPasskey,
    response: Passkey,
    status: 201,
    access,
    rate: 'otp-verify',
    summary: 'Keep a passkey that a device made',
  }),
  rename: contract(calls.renamePasskey, {
    params: PasskeyParams,
    body: PasskeyName,
    response: Passkey,
    access,
    summary: 'Give a passkey another name',
  }),
  remove: contract(calls.removePasskey, {
    params: PasskeyParams,
    access,
    frugal: true,
    whileSuspended: 'account',
    summary: 'Remove a passkey; a code by mail always signs in',
  }),
  request: contract(calls.requestPasskey, {
    response: PasskeyRequest,
    access,
    rate: 'otp-verify',
    whileSuspended: 'account',
    summary: 'What a browser needs to ask for a passkey; no address is needed',
  }),
  signIn: contract(calls.signInByPasskey, {
    body: ShowPasskey,
    response: AccountSession,
    access,
    rate: 'otp-verify',
    whileSuspended: 'account',
    summary: 'Sign in with a passkey; the work of the guest moves along',
  }),
}
