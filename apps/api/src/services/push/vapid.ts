import { createECDH } from 'node:crypto'
import { deriveKey } from '../../keys'

/** The pair by which push services know this server (RFC 8292), as they write it. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The pair follows from a secret of the server, so that all processes have the same and none is stored. With another
 * secret every browser has to turn pushes on again.
 */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1')
  for (let n = 0; ; n += 1) {
    const key = deriveKey(secret, `vapid-${n}`)
    try {
      curve.setPrivateKey(key)
    } catch {
      // About one of 2³² is no key of the curve.
      continue
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') }
  }
}
