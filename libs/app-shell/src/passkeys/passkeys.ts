import { ApiError } from '@tryka/api-client'
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyShown } from '@tryka/domain'

/**
 * Nobody confirmed on the device, or it took too long: what browsers tell of both is the same. It has the shape of a refusal,
 * so that every screen says its sentence.
 */
export class PasskeyDeclined extends ApiError {
  constructor(message = 'No passkey was used. Try again, and confirm on your device.') {
    super(0, JSON.stringify({ detail: message }))
    this.name = 'PasskeyDeclined'
  }
}

const ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/

/** Whether this browser has passkeys, at this address: an address of numbers has none. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !ADDRESS.test(window.location.hostname)

/** The name of what a browser refused with; the library keeps the browser's own as the cause. */
const nameOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.name : ''
}

async function declined<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (nameOf(error) === 'InvalidStateError')
      throw new PasskeyDeclined('This device has a passkey for you already.')
    throw new PasskeyDeclined()
  }
}

/** Asks the device to make a passkey; what talks to it is loaded now. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyMade> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await declined(startRegistration({ optionsJSON: options }))
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  }
}

/** Asks for a passkey that is on a device. */
export async function askForPasskey(options: PasskeyRequest): Promise<PasskeyShown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { allowCredentials, ...request } = options
  const asked = { ...request, ...(allowCredentials ? { allowCredentials } : {}) }
  const { id, rawId, response } = await declined(startAuthentication({ optionsJSON: asked }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  }
}
