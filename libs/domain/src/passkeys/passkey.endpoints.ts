import type { AccountSession } from '../accounts/account.schema'
import { endpoint } from '../http/endpoint'
import type {
  AddPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyParams,
  PasskeyRequest,
  Passkeys,
  ShowPasskey,
} from './passkey.schema'

const BASE = '/api/passkeys'

export const listPasskeys = endpoint<{ response: typeof Passkeys }>('GET', BASE)
export const beginPasskey = endpoint<{ response: typeof PasskeyCreation }>('POST', `${BASE}/options`)
export const addPasskey = endpoint<{ body: typeof AddPasskey; response: typeof Passkey }>('POST', BASE)
export const renamePasskey = endpoint<{
  params: typeof PasskeyParams
  body: typeof PasskeyName
  response: typeof Passkey
}>('PATCH', `${BASE}/:id`)
export const removePasskey = endpoint<{ params: typeof PasskeyParams }>('DELETE', `${BASE}/:id`)

/** Needs no address: the device says whose key it is. */
export const requestPasskey = endpoint<{ response: typeof PasskeyRequest }>(
  'POST',
  '/api/session/passkey-options',
)
export const signInByPasskey = endpoint<{ body: typeof ShowPasskey; response: typeof AccountSession }>(
  'POST',
  '/api/session/passkey',
)
