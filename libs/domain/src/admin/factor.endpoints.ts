import { endpoint } from '../http/endpoint'
import type {
  AddPasskey,
  PasskeyCreation,
  PasskeyParams,
  PasskeyRequest,
  ShowPasskey,
} from '../passkeys/passkey.schema'
import type { AdminSession } from './admin.schema'
import type {
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

const BASE = '/api/admin/second-factor'
const ADMINS = '/api/admin/admins'

export const readFactors = endpoint<{ response: typeof Factors }>('GET', BASE)
/** Begins; nothing is asked for at sign-in before it was confirmed. */
export const beginTotp = endpoint<{ response: typeof TotpSetup }>('POST', `${BASE}/totp`)
export const confirmTotp = endpoint<{ body: typeof FactorCode; response: typeof RecoveryCodes }>(
  'POST',
  `${BASE}/totp/confirm`,
)
export const removeTotp = endpoint<Record<never, never>>('DELETE', `${BASE}/totp`)
export const renewRecovery = endpoint<{ response: typeof RecoveryCodes }>('POST', `${BASE}/recovery`)
/** The second step of signing in, and again before what hurts. */
export const stepUp = endpoint<{ body: typeof FactorCode; response: typeof AdminSession }>(
  'POST',
  '/api/admin/step-up',
)

export const beginFactorPasskey = endpoint<{ response: typeof PasskeyCreation }>(
  'POST',
  `${BASE}/passkeys/options`,
)
export const addFactorPasskey = endpoint<{ body: typeof AddPasskey; response: typeof FactorPasskeyAdded }>(
  'POST',
  `${BASE}/passkeys`,
)
export const removeFactorPasskey = endpoint<{ params: typeof PasskeyParams }>(
  'DELETE',
  `${BASE}/passkeys/:id`,
)
/** The second step of signing in with a passkey instead of a code, and again before what hurts. */
export const requestStepUpPasskey = endpoint<{ response: typeof PasskeyRequest }>(
  'POST',
  '/api/admin/step-up/passkey-options',
)
export const stepUpByPasskey = endpoint<{ body: typeof ShowPasskey; response: typeof AdminSession }>(
  'POST',
  '/api/admin/step-up/passkey',
)
/** A passkey alone signs in: the device is one factor, what opens it the other. */
export const requestAdminPasskey = endpoint<{ response: typeof PasskeyRequest }>(
  'POST',
  '/api/admin/passkey-options',
)
export const adminLoginByPasskey = endpoint<{ body: typeof ShowPasskey; response: typeof AdminSession }>(
  'POST',
  '/api/admin/passkey',
)

export const listAdmins = endpoint<{ response: typeof Administrators }>('GET', ADMINS)
export const inviteAdmin = endpoint<{ body: typeof InviteAdmin; response: typeof Administrators }>(
  'POST',
  ADMINS,
)
export const changeAdminRole = endpoint<{
  params: typeof AdminParams
  body: typeof AdminRoleChange
  response: typeof Administrators
}>('PATCH', `${ADMINS}/:id`)
export const blockAdmin = endpoint<{ params: typeof AdminParams; response: typeof Administrators }>(
  'POST',
  `${ADMINS}/:id/block`,
)
export const unblockAdmin = endpoint<{ params: typeof AdminParams; response: typeof Administrators }>(
  'POST',
  `${ADMINS}/:id/unblock`,
)
export const removeAdmin = endpoint<{ params: typeof AdminParams; response: typeof Administrators }>(
  'DELETE',
  `${ADMINS}/:id`,
)
export const readAdminInvitation = endpoint<{ body: typeof JoinToken; response: typeof AdminInvitation }>(
  'POST',
  '/api/admin/join/read',
)
export const joinAdmins = endpoint<{ body: typeof JoinAdmin; response: typeof AdminSession }>(
  'POST',
  '/api/admin/join',
)
