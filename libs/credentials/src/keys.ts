import { publicKeyOf } from './bytes'
import type { JsonObject } from './json'
import { digestOf, leafText } from './leaf'
import { entryOf } from './logged'
import { isObject } from './proofs'

/**
 * What happened to a key, as `/api/issuer/history` and bundles tell it. `document` is what the leaf commits to:
 * `{did, key}` of a key that was added, `{did, key, validBelow}` of one that was retired. `tlogProof` is the proof
 * of that leaf, without `extra`; `n` are the leaf's public numbers.
 */
export interface KeyEvent {
  kind: 'key-add' | 'key-retire'
  document: JsonObject
  n?: Record<string, number>
  leafIndex: number
  tlogProof?: string
}

/** An event of a key as a bundle carries it. */
export const keyEventOf = (event: KeyEvent): JsonObject => ({ ...event }) as unknown as JsonObject

const says = (
  event: JsonObject,
  kind: KeyEvent['kind'],
  did: string,
  key: string,
): JsonObject | undefined => {
  const document = event['document']
  if (event['kind'] !== kind || !isObject(document)) return undefined
  return document['did'] === did && document['key'] === key ? document : undefined
}

/** Whether the log of `vkeys` holds that this key was added to the issuer's: how a new key is known by old pins. */
export async function isLoggedKey(
  history: readonly JsonObject[],
  did: string,
  key: string,
  vkeys: readonly string[],
): Promise<boolean> {
  for (const event of history) {
    const document = says(event, 'key-add', did, key)
    if (!document) continue
    const n = event['n']
    const leaf = leafText('key-add', await digestOf(document), isObject(n) ? n : undefined)
    if ((await entryOf(leaf, event['tlogProof'], vkeys)) !== undefined) return true
  }
  return false
}

/** The first leaf from which a retired key counts no more; nothing of a key that was not retired. */
export function validBelow(history: readonly JsonObject[], did: string, key: string): number | undefined {
  const bounds = history.flatMap((event) => {
    const below = says(event, 'key-retire', did, key)?.['validBelow']
    return typeof below === 'number' ? [below] : []
  })
  return bounds.length ? Math.min(...bounds) : undefined
}

/** DID, Multikey and key of a verification method `<DID>#<Multikey>`; nothing where it is not of that form. */
export function keyOfMethod(method: string): { did: string; key: string; publicKey: Uint8Array } | undefined {
  const [did, key, ...rest] = method.split('#')
  if (!did || !key || rest.length) return undefined
  try {
    return { did, key, publicKey: publicKeyOf(key) }
  } catch {
    return undefined
  }
}
