import type { PasskeyMade, PasskeyShown } from '@tryka/domain'
import type { RelyingParty } from './relying-party'
import type { PasskeyRow } from './passkey.table'
import { challengeOver, passkeyRefused } from './passkey.errors'

/** EdDSA, ES256 and RS256: what devices can do, and Node checks. */
export const ALGORITHMS = [-8, -7, -257]

interface Asked {
  party: RelyingParty
  /** Takes the challenge of an answer; true once. */
  take: (challenge: string) => Promise<boolean>
}

/** The library throws at everything that is not as it should be; to a caller all of it is one refusal. */
async function checked<T>({ take }: Asked, work: (take: Asked['take']) => Promise<T>): Promise<T> {
  let isOver = false
  try {
    return await work(async (challenge) => {
      isOver = !(await take(challenge))
      return !isOver
    })
  } catch {
    throw isOver ? challengeOver() : passkeyRefused()
  }
}

/**
 * A device may describe itself by a chain of certificates, which names addresses to look up. None is asked for, so none
 * is read.
 */
async function refuseCertificates(attestation: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const isBare = decoded.get('fmt') === 'none'
  const isOwn = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (!isBare && !isOwn) throw new Error('certificates')
}

/** What a new key is made of, when a device of a person who was there and proved it made it for us just now. */
export const verifyMade = (made: PasskeyMade, asked: Asked) =>
  checked(asked, async (take) => {
    await refuseCertificates(made.response.attestationObject)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { transports, ...response } = made.response
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      expectedChallenge: take,
      expectedOrigin: asked.party.origin,
      expectedRPID: asked.party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) throw new Error('not verified')
    const { credential, aaguid, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transports ?? [],
      isBackedUp: credentialBackedUp,
      aaguid,
    }
  })

/** The counter of the device and whether the key is kept elsewhere too, when the key's owner used it for us just now. */
export const verifyShown = (shown: PasskeyShown, row: PasskeyRow, asked: Asked) =>
  checked(asked, async (take) => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { userHandle, ...response } = shown.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...shown,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: take,
      expectedOrigin: asked.party.origin,
      expectedRPID: asked.party.id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        // Looked at once the signature is right: before it, anybody could make a key look copied.
        counter: 0,
      },
    })
    if (!verified) throw new Error('not verified')
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: newCounter, isBackedUp: credentialBackedUp }
  })
