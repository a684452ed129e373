import { base64, concat, equalBytes, fromBase64, fromHex, hex } from '../bytes'
import { seedSigner } from '../issue/seed-signer'
import { COSIGNATURE_KEY, keyId, vkeyOf } from '../note'
import type { Signer } from '../signer'
import { Unreadable } from '../unreadable'

/** A witness: its key to sign with, as `PRIVATE+KEY+<name>+<id>+<key>`, and the one for LOG_WITNESSES. */
export async function makeWitnessKey(name: string): Promise<{ secret: string; vkey: string }> {
  if (!/^[^\s+]+$/u.test(name))
    throw new Unreadable('The name of a witness has neither a space nor a plus sign.')
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const { publicKey } = await seedSigner(seed)
  const id = hex(await keyId(name, publicKey, COSIGNATURE_KEY))
  const secret = `PRIVATE+KEY+${name}+${id}+${base64(concat(Uint8Array.of(COSIGNATURE_KEY), seed))}`
  return { secret, vkey: await vkeyOf(name, publicKey, COSIGNATURE_KEY) }
}

/** Reads the key of a witness. */
export async function openWitnessKey(secret: string): Promise<{ name: string; signer: Signer }> {
  const [, name, id, key] = /^PRIVATE\+KEY\+([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(secret.trim()) ?? []
  const bytes = key ? fromBase64(key) : new Uint8Array()
  if (!name || !id || bytes.length !== 33 || bytes[0] !== COSIGNATURE_KEY)
    throw new Unreadable('The key of the witness cannot be read.')
  const signer = await seedSigner(bytes.slice(1))
  if (!equalBytes(await keyId(name, signer.publicKey, COSIGNATURE_KEY), fromHex(id)))
    throw new Unreadable('The key of the witness does not fit its own number.')
  return { name, signer }
}
