import { base64url, textOf } from '../bytes'
import { canonicalize } from '../jcs'
import type { Json, JsonObject } from '../json'
import { digestOf } from '../leaf'
import { parseStrict } from '../parse-strict'
import { isObject } from '../proofs'
import type { Fetch } from './monitor-log'

/** What the log says last of each public document: hashes of lists by their number, and of every version of the keys. */
export interface Latest {
  lists: Record<string, string>
  keys: { index: number; h: string }[]
}

export const nothingYet = (): Latest => ({ lists: {}, keys: [] })

/** Notes what an entry says of a document; the entry was found to be one. */
export function noteLeaf(latest: Latest, index: number, entry: Uint8Array): void {
  const { k, h, n } = parseStrict(textOf(entry)) as JsonObject
  if (k === 'status' && isObject(n) && typeof n['list'] === 'number') latest.lists[n['list']] = String(h)
  if (k === 'key-add' || k === 'key-retire') latest.keys.push({ index, h: String(h) })
}

/** The documents that the log speaks of, as they are served beside it. */
export interface Served {
  lists: Record<string, Json>
  history: Json
  did: Json
}

/** Fetches them: where the log is `…/log`, lists are at `…/status/<n>` and keys at `…/issuer`. */
export async function fetchServed(fetch: Fetch, latest: Latest): Promise<Served> {
  const read = async (path: string) => parseStrict(textOf(await fetch(path)))
  const lists: Record<string, Json> = {}
  for (const number of Object.keys(latest.lists)) lists[number] = await read(`status/${number}`)
  const hasKeys = latest.keys.length > 0
  return {
    lists,
    history: hasKeys ? await read('issuer/history') : null,
    did: hasKeys ? await read('issuer/did.json') : null,
  }
}

const hashOf = async (document: Json) => base64url(await digestOf(document))

/** What of the served documents is not as the log has it, in a sentence; undefined where nothing is. */
export async function servedFault(served: Served, latest: Latest): Promise<string | undefined> {
  for (const [number, h] of Object.entries(latest.lists))
    if ((await hashOf(served.lists[number] ?? null)) !== h)
      return `The list ${number} of revoked credentials that is served is not that of its latest entry in the log.`
  if (!latest.keys.length) return undefined
  const items = isObject(served.history) ? served.history['items'] : undefined
  const versions = (Array.isArray(items) ? items : []).filter(isObject)
  for (const [at, { index, h }] of latest.keys.entries()) {
    const version = versions[at]
    if (!version) return `The history of keys that is served lacks entry ${index} of the log.`
    if (version['leafIndex'] !== index || (await hashOf(version['document'] ?? null)) !== h)
      return `The history of keys that is served says something else than entry ${index} of the log.`
  }
  if (versions.length > latest.keys.length)
    return 'The history of keys that is served says more than the log.'
  const last = versions.at(-1)?.['document']
  const said = isObject(last) ? last['didDocument'] : undefined
  return said !== undefined && canonicalize(said) === canonicalize(served.did)
    ? undefined
    : 'The document of the issuer that is served is not that of its latest entry in the log.'
}
