import { base64, concat, equalBytes, fromBase64, fromHex, hex, utf8 } from './bytes'
import { verifyEd25519 } from './ed25519'
import { sha256 } from './hash'
import { Unreadable } from './unreadable'

/** Kinds of keys: an Ed25519 signature of the text; a witness's cosignature with a time (c2sp.org/signed-note). */
export const NOTE_KEY = 0x01
export const COSIGNATURE_KEY = 0x04
/** More lines than any log has witnesses; each costs a verification. */
const MAX_SIGNATURES = 100
const NAME = /^[^\s+]+$/u

export interface VerifierKey {
  name: string
  kind: number
  id: Uint8Array
  publicKey: Uint8Array
}

/** The first four bytes of SHA-256(name ‖ 0x0A ‖ kind ‖ key). */
export async function keyId(name: string, publicKey: Uint8Array, kind = NOTE_KEY): Promise<Uint8Array> {
  return (await sha256(utf8(`${name}\n`), Uint8Array.of(kind), publicKey)).slice(0, 4)
}

/** A verifier key as text: `<name>+<id>+<key>` (c2sp.org/signed-note). */
export async function vkeyOf(name: string, publicKey: Uint8Array, kind = NOTE_KEY): Promise<string> {
  const id = await keyId(name, publicKey, kind)
  return `${name}+${hex(id)}+${base64(concat(Uint8Array.of(kind), publicKey))}`
}

/** Reads a verifier key; whether its id fits is found when a note is opened. */
export function parseVkey(text: string): VerifierKey {
  const [, name, id, key] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/u.exec(text) ?? []
  const bytes = key ? fromBase64(key) : new Uint8Array()
  const kind = bytes[0]
  if (!name || !id || bytes.length !== 33 || (kind !== NOTE_KEY && kind !== COSIGNATURE_KEY))
    throw new Unreadable('The key of a log cannot be read.')
  return { name, kind, id: fromHex(id), publicKey: bytes.slice(1) }
}

/** What a witness signs: the note's text under its time (c2sp.org/tlog-cosignature). */
export const cosignedMessage = (text: string, time: bigint): Uint8Array =>
  utf8(`cosignature/v1\ntime ${time}\n${text}`)

export interface SignatureLine {
  name: string
  id: Uint8Array
  signature: Uint8Array
}

/** Text, with its last line break, and signature lines of a note; nothing is verified here. */
export function splitNote(note: string): { text: string; signatures: SignatureLine[] } {
  const cut = note.lastIndexOf('\n\n')
  const lines = note.slice(cut + 2).split('\n')
  if (cut < 0 || lines.pop() !== '' || lines.length === 0 || lines.length > MAX_SIGNATURES)
    throw new Unreadable('The checkpoint of the log cannot be read.')
  return { text: note.slice(0, cut + 1), signatures: lines.map(signatureLine) }
}

function signatureLine(line: string): SignatureLine {
  const [, name, value] = /^\u2014 (\S+) (\S+)$/u.exec(line) ?? []
  const bytes = value ? fromBase64(value) : new Uint8Array()
  if (!name || !NAME.test(name) || bytes.length < 5)
    throw new Unreadable('A signature under the checkpoint cannot be read.')
  return { name, id: bytes.slice(0, 4), signature: bytes.slice(4) }
}

/**
 * Opens a signed note: its text, and the names of those of `vkeys` that signed it. Signatures of others are passed
 * over, as the format asks; one of ours that does not fit makes the whole note unreadable.
 */
export async function openNote(
  note: string,
  vkeys: readonly string[],
): Promise<{ text: string; signedBy: string[] }> {
  const { text, signatures } = splitNote(note)
  const signedBy: string[] = []
  for (const key of vkeys.map(parseVkey)) {
    const id = await keyId(key.name, key.publicKey, key.kind)
    if (!equalBytes(id, key.id)) throw new Unreadable('The key of a log does not fit its own number.')
    const line = signatures.find(({ name, id: of }) => name === key.name && equalBytes(of, id))
    if (!line) continue
    if (!(await fits(key, text, line.signature)))
      throw new Unreadable(`The signature of ${key.name} under the checkpoint does not fit.`)
    signedBy.push(key.name)
  }
  return { text, signedBy }
}

async function fits(key: VerifierKey, text: string, signature: Uint8Array): Promise<boolean> {
  if (key.kind === NOTE_KEY) return (await verifyEd25519(key.publicKey, utf8(text), signature)) === true
  if (signature.length !== 72) return false
  const time = new DataView(signature.slice(0, 8).buffer).getBigUint64(0)
  return (await verifyEd25519(key.publicKey, cosignedMessage(text, time), signature.slice(8))) === true
}
