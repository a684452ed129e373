import { textOf, utf8 } from './bytes'
import type { Json, JsonObject } from './json'
import { parseStrict } from './parse-strict'
import { isObject } from './proofs'
import { Unreadable } from './unreadable'

/** `.badge.json`: the credential and all that checking it offline needs. */
export interface Bundle {
  v: 1
  credential: JsonObject
  tlogProof: string
  statusListCredential: JsonObject
  /** That the log has this very list. */
  statusProof?: string
  /** Of one that was revoked: `{reason, at, tlogProof}`, of which the log has the record. */
  revocation?: JsonObject
  didDocument: JsonObject
  /** Each a `KeyEvent`. */
  keyHistory: JsonObject[]
  anchors: JsonObject[]
}

/** What was given, read: the credential, and what came with it. */
export interface Given {
  credential: JsonObject
  /** Whether it came as a bundle: then what should be in it and is not was left out. */
  bundled: boolean
  tlogProof?: string | undefined
  statusListCredential?: JsonObject | undefined
  statusProof?: string | undefined
  revocation?: JsonObject | undefined
  keyHistory: JsonObject[]
  anchors: JsonObject[]
}

/** No badge is larger, as an image or otherwise. */
const MOST = 2 * 1024 * 1024

/** Reads a bundle, a credential, or a PNG or SVG that carries one of them: what reads images is loaded for one. */
export async function readGiven(input: string | Uint8Array): Promise<Given> {
  if (input.length > MOST) throw new Unreadable('It is larger than 2 MiB, and no credential is.')
  const bytes = typeof input === 'string' ? utf8(input.trimStart()) : input
  const isText = bytes[0] !== PNG
  const text = isText ? textOf(bytes).trimStart() : ''
  if (!isText || text.startsWith('<'))
    return givenOf(parseStrict((await import('./bake/unbake')).unbake(bytes)))
  if (/^https?:/i.test(text))
    throw new Unreadable('This is a link. Open it, and give the file that it leads to.')
  return givenOf(parseStrict(text))
}
/** No text in UTF-8 begins with the first byte of a PNG. */
const PNG = 0x89

function givenOf(value: Json): Given {
  if (!isObject(value)) throw new Unreadable('It is not a credential.')
  if (!('credential' in value)) return { credential: value, bundled: false, keyHistory: [], anchors: [] }
  const { v, credential } = value
  if (v !== 1) throw new Unreadable('It is a bundle of a version that this check does not know.')
  if (!isObject(credential)) throw new Unreadable('The bundle holds no credential.')
  return {
    credential,
    bundled: true,
    tlogProof: text(value['tlogProof']),
    statusListCredential: object(value['statusListCredential']),
    statusProof: text(value['statusProof']),
    revocation: object(value['revocation']),
    keyHistory: objects(value['keyHistory']),
    anchors: objects(value['anchors']),
  }
}

const text = (value: Json | undefined) => (typeof value === 'string' && value ? value : undefined)
const object = (value: Json | undefined) => (isObject(value) ? value : undefined)
/** A hundred of each are more than any issuer has. */
const objects = (value: Json | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).slice(0, 100).filter(isObject)
