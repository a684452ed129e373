import { contract } from '../http/contract'
import {
  AddPasskey,
  PasskeyCreation,
  PasskeyParams,
  PasskeyRequest,
  ShowPasskey,
} from '../passkeys/passkey.schema'
import { AdminSession } from './admin.schema'
import * as calls from './factor.endpoints'
import {
  AdminInvitation,
  AdminParams,
  AdminRoleChange,
  Administrators,
  FactorCode,
  FactorPasskeyAdded,
  Factors,
  InviteAdmin,
  JoinAdmin,
  JoinToken,
  RecoveryCodes,
  TotpSetup,
} from './factor.schema'

/** Open to whoever has shown the password: the way to the rest. */
const own = { access: 'admin', adminRole: 'reader', adminLevel: 'password' } as const

export const factorsApi = {
  read: contract(calls.readFactors, { ...own, response: Factors, summary: 'One’s own second factor' }),
  begin: contract(calls.beginTotp, {
    ...own,
    response: TotpSetup,
    stepUp: true,
    summary: 'Set up an app that shows codes',
  }),
  confirm: contract(calls.confirmTotp, {
    ...own,
    body: FactorCode,
    response: RecoveryCodes,
    summary: 'The app shows this code: from here on it is asked for',
  }),
  remove: contract(calls.removeTotp, {
    ...own,
    adminLevel: 'full',
    stepUp: true,
    summary: 'Sign in without the app again',
  }),
  renew: contract(calls.renewRecovery, {
    ...own,
    adminLevel: 'full',
    stepUp: true,
    response: RecoveryCodes,
    summary: 'Ten new recovery codes; the old ones end',
  }),
  stepUp: contract(calls.stepUp, {
    ...own,
    body: FactorCode,
    response: AdminSession,
    rate: 'sign-in',
    summary: 'Show the second factor',
  }),
}

export const factorPasskeysApi = {
  begin: contract(calls.beginFactorPasskey, {
    ...own,
    stepUp: true,
    response: PasskeyCreation,
    rate: 'sign-in',
    summary: 'What a browser needs to make a passkey for the console',
  }),
  add: contract(calls.addFactorPasskey, {
    ...own,
    stepUp: true,
    body: AddPasskey,
    response: FactorPasskeyAdded,
    status: 201,
    rate: 'sign-in',
    summary: 'Keep a passkey as a second factor',
  }),
  remove: contract(calls.removeFactorPasskey, {
    ...own,
    adminLevel: 'full',
    stepUp: true,
    params: PasskeyParams,
    summary: 'Remove a passkey of the console',
  }),
  requestStepUp: contract(calls.requestStepUpPasskey, {
    ...own,
    response: PasskeyRequest,
    rate: 'sign-in',
    summary: 'What a browser needs to ask for one’s passkey as the second factor',
  }),
  stepUp: contract(calls.stepUpByPasskey, {
    ...own,
    body: ShowPasskey,
    response: AdminSession,
    rate: 'sign-in',
    summary: 'Show a passkey as the second factor',
  }),
  request: contract(calls.requestAdminPasskey, {
    response: PasskeyRequest,
    access: 'public',
    rate: 'sign-in',
    summary: 'What a browser needs to ask for an administrator’s passkey',
  }),
  signIn: contract(calls.adminLoginByPasskey, {
    body: ShowPasskey,
    response: AdminSession,
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in as an administrator with a passkey alone',
  }),
}

const owners = { access: 'admin', adminRole: 'owner' } as const
const changes = { ...owners, stepUp: true, response: Administrators } as const

export const adminsApi = {
  list: contract(calls.listAdmins, { ...owners, response: Administrators, summary: 'Who administers' }),
  invite: contract(calls.inviteAdmin, {
    ...changes,
    body: InviteAdmin,
    status: 201,
    summary: 'Invite somebody to administer',
  }),
  changeRole: contract(calls.changeAdminRole, {
    ...changes,
    params: AdminParams,
    body: AdminRoleChange,
    summary: 'Give another role; ends the sessions',
  }),
  block: contract(calls.blockAdmin, {
    ...changes,
    params: AdminParams,
    summary: 'Close the console to somebody',
  }),
  unblock: contract(calls.unblockAdmin, { ...changes, params: AdminParams, summary: 'Open it again' }),
  remove: contract(calls.removeAdmin, {
    ...changes,
    params: AdminParams,
    summary: 'Remove an administrator or an invitation',
  }),
  invitation: contract(calls.readAdminInvitation, {
    body: JoinToken,
    response: AdminInvitation,
    access: 'public',
    rate: 'sign-in',
    summary: 'Whom an invitation to administer is for',
  }),
  join: contract(calls.joinAdmins, {
    body: JoinAdmin,
    response: AdminSession,
    access: 'public',
    rate: 'sign-in',
    summary: 'Choose a name and a password',
  }),
}
