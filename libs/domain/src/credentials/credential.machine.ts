import type { Actor, Machine } from '../hiring/transitions/machine'

export const CREDENTIAL_STATES = ['active', 'expired', 'revoked', 'superseded'] as const
export type CredentialState = (typeof CREDENTIAL_STATES)[number]

const SYSTEM: readonly Actor[] = ['system']

/** What was issued for a result. Nothing that ended comes back: a better result issues another. */
export const CREDENTIAL_MACHINE: Machine<CredentialState> = {
  name: 'credential',
  states: CREDENTIAL_STATES,
  transitions: [
    { action: 'issue', from: 'none', to: 'active', by: SYSTEM },
    { action: 'expire', from: 'active', to: 'expired', by: SYSTEM },
    { action: 'supersede', from: 'active', to: 'superseded', by: SYSTEM },
    { action: 'revoke', from: 'active', to: 'revoked', by: ['candidate', 'platform'], reason: ['platform'] },
  ],
}

export const CREDENTIAL_VISIBILITIES = ['shared', 'private'] as const
export type CredentialVisibility = (typeof CREDENTIAL_VISIBILITIES)[number]
