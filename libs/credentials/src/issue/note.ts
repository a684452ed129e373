import { base64, concat, utf8 } from '../bytes'
import { COSIGNATURE_KEY, cosignedMessage, keyId, NOTE_KEY } from '../note'
import type { Signer } from '../signer'

const line = (name: string, ...bytes: Uint8Array[]) => `\u2014 ${name} ${base64(concat(...bytes))}\n`

/** A signed note (c2sp.org/signed-note): the text, an empty line, one signature. */
export async function signNote(text: string, name: string, signer: Signer): Promise<string> {
  if (!text.endsWith('\n')) throw new RangeError('The text of a note ends with a line break.')
  return `${text}\n${line(name, await keyId(name, signer.publicKey, NOTE_KEY), await signer.sign(utf8(text)))}`
}

/** A witness's line under a note of this text, with the time in seconds (c2sp.org/tlog-cosignature). */
export async function cosign(text: string, name: string, signer: Signer, time: number): Promise<string> {
  const stamp = new Uint8Array(8)
  new DataView(stamp.buffer).setBigUint64(0, BigInt(time))
  const signature = await signer.sign(cosignedMessage(text, BigInt(time)))
  return line(name, await keyId(name, signer.publicKey, COSIGNATURE_KEY), stamp, signature)
}
