import { constants, createHmac, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './key-confusion.template'

const pem = (key: KeyObject) => Buffer.from(key.export({ type: 'spki', format: 'pem' }))
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 1024 })
const ec = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ed = () => generateKeyPairSync('ed25519')
const STORED: Readonly<Record<string, { bytes: Buffer; isPublic: boolean }>> = {
  'RSA public key': { bytes: pem(rsa().publicKey), isPublic: true },
  'P-256 public key': { bytes: pem(ec().publicKey), isPublic: true },
  'Ed25519 public key': { bytes: pem(ed().publicKey), isPublic: true },
  '64 random secret bytes': { bytes: randomBytes(64), isPublic: false },
}
const INPUT = Buffer.from('header.payload')
const padding = constants.RSA_PKCS1_PSS_PADDING
const OWN = { rsa: rsa().privateKey, ec: ec().privateKey, ed: ed().privateKey }
const ALGORITHMS = ['none', 'HS256', 'HS384', 'HS512', 'RS256', 'PS256', 'ES256', 'EdDSA']

const hmac = (algorithm: string, key: Buffer) =>
  createHmac(`sha${algorithm.slice(2)}`, key)
    .update(INPUT)
    .digest()

/** What the library does. */
function accepts(algorithm: string, key: Buffer, signature: Buffer): boolean {
  try {
    if (algorithm === 'none') return signature.length === 0
    if (algorithm.startsWith('HS')) return hmac(algorithm, key).equals(signature)
    if (algorithm === 'EdDSA') return verify(null, INPUT, key, signature)
    return verify('sha256', INPUT, algorithm === 'PS256' ? { key, padding } : key, signature)
  } catch {
    return false
  }
}

/** What a stranger can put there: no signature, an HMAC under what is published, a signature of their own. */
function forged(algorithm: string, known: Buffer): Buffer {
  if (algorithm === 'none') return Buffer.alloc(0)
  if (algorithm.startsWith('HS')) return hmac(algorithm, known)
  if (algorithm === 'EdDSA') return sign(null, INPUT, OWN.ed)
  if (algorithm === 'ES256') return sign('sha256', INPUT, OWN.ec)
  return sign('sha256', INPUT, algorithm === 'PS256' ? { key: OWN.rsa, padding } : OWN.rsa)
}

/** Forges by every algorithm that the setting accepts, with real keys. */
export default check(task, {
  option: (_, text) => {
    const [, name = '', list = ''] = /^Key: (.*)\. Accepts: (.*)$/.exec(text) ?? []
    const stored = STORED[name]
    const accepted = list === 'any algorithm' ? ALGORITHMS : list.split(', ')
    return accepted.some(
      (algorithm) =>
        stored !== undefined &&
        accepts(
          algorithm,
          stored.bytes,
          forged(algorithm, stored.isPublic ? stored.bytes : Buffer.from('guess')),
        ),
    )
  },
})
