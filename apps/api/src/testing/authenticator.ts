import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyShown } from '@tryka/domain'

interface Key {
  id: string
  rpId: string
  userHandle: string
  privateKey: KeyObject
  counter: number
}

/** What an attacker, or a broken device, says otherwise than it is. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  counter?: number
  userHandle?: string
  /** The person was there, but nobody knows who it was. */
  unverified?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const url = (data: Buffer): string => data.toString('base64url')
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes])

/** The public key as devices write it: COSE, ES256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name]), cborBytes(Buffer.from(value, 'base64url'))])
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, x), part(0x22, y)])
}

/** A device without a screen: it makes keys on P-256 and answers with real signatures, as Web Authentication says. */
export class Authenticator {
  readonly keys: Key[] = []

  /** As `navigator.credentials.create` answers a page of `origin`. */
  create(options: PasskeyCreation, origin: string, lies: Lies = {}): PasskeyMade {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const raw = randomBytes(32)
    const rpId = lies.rpId ?? options.rp.id
    this.keys.push({ id: url(raw), rpId, userHandle: options.user.id, privateKey, counter: 0 })
    const length = Buffer.from([raw.length >> 8, raw.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, raw, coseOf(publicKey)])
    const authData = this.authData(rpId, NEW_KEY, 0, lies, attested)
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    const clientData = this.clientData('webauthn.create', options.challenge, origin, lies)
    return {
      id: url(raw),
      rawId: url(raw),
      type: 'public-key',
      response: {
        clientDataJSON: url(clientData),
        attestationObject: url(attestation),
        transports: ['internal'],
      },
    }
  }

  /** As `navigator.credentials.get` answers, with the newest key that fits. */
  get(options: PasskeyRequest, origin: string, lies: Lies = {}): PasskeyShown {
    const allowed = options.allowCredentials?.map(({ id }) => id) ?? []
    const key = this.keys.findLast(
      ({ id, rpId }) => rpId === options.rpId && (allowed.length === 0 || allowed.includes(id)),
    )
    if (!key) throw new Error('This device has no such key')
    key.counter += 1
    const authData = this.authData(lies.rpId ?? key.rpId, 0, lies.counter ?? key.counter, lies)
    const clientData = this.clientData('webauthn.get', options.challenge, origin, lies)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key.privateKey)
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key',
      response: {
        clientDataJSON: url(clientData),
        authenticatorData: url(authData),
        signature: url(signature),
        userHandle: lies.userHandle ?? key.userHandle,
      },
    }
  }

  private clientData(type: string, challenge: string, origin: string, lies: Lies): Buffer {
    const said = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
    }
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }))
  }

  private authData(
    rpId: string,
    flags: number,
    counter: number,
    lies: Lies,
    attested = Buffer.alloc(0),
  ): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const bits = flags | PRESENT | (lies.unverified ? 0 : VERIFIED)
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, attested])
  }
}
