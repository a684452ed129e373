import type { ApiClient } from '@tryka/api-client'
import type { Given, JsonObject } from '@tryka/credentials'
import { BADGE_FILE, pathOf } from '@tryka/domain'

/** What is to be checked, and where it came from. */
export interface Brought {
  input: string | Uint8Array
  /** The id in our link, where it was one. */
  id?: string
}

/** The id that a link to this page carries, whoever's site it is on. */
export function idOfLink(text: string): string | undefined {
  if (!/^https?:\/\/\S+$/i.test(text.trim()) || !URL.canParse(text.trim())) return undefined
  return new URL(text.trim()).searchParams.get('c') ?? undefined
}

/** The badge of a link, with all its proofs. */
export async function badgeOf(api: ApiClient, id: string): Promise<string> {
  const path = pathOf(BADGE_FILE, { id })
  return (await api.download('GET', `${path}?as=bundle`)).text()
}

/** The bundle that was given, with this list of revoked credentials. */
export const bundleOf = (given: Given, fresh?: JsonObject): JsonObject => {
  const { credential, tlogProof, statusListCredential, statusProof, revocation, keyHistory, anchors } = given
  const list = { statusListCredential, statusProof }
  const known = Object.entries({ tlogProof, ...(fresh ?? list), revocation }).filter(([, value]) => value)
  return {
    v: 1,
    credential,
    ...(Object.fromEntries(known) as JsonObject),
    didDocument: { id: issuerOf(given) },
    keyHistory,
    anchors,
  }
}
const issuerOf = ({ credential: { issuer } }: Given): string =>
  String((issuer && typeof issuer === 'object' && !Array.isArray(issuer) && issuer['id']) || '')

/**
 * The list of revoked credentials as it is now, from where the credential says, with the proof that the log has it where
 * that is told there; nothing where it cannot be had.
 */
export async function freshList({ credential }: Given): Promise<JsonObject | undefined> {
  const entry = credential['credentialStatus']
  const from = entry && typeof entry === 'object' && !Array.isArray(entry) && entry['statusListCredential']
  if (typeof from !== 'string' || !/^https?:/.test(from)) return undefined
  const proved = await jsonAt(`${from}/proof`)
  if (proved?.['statusListCredential'] && proved['statusProof']) return proved
  const list = await jsonAt(from)
  return list && { statusListCredential: list }
}

async function jsonAt(address: string): Promise<JsonObject | undefined> {
  try {
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
    return answer.ok ? ((await answer.json()) as JsonObject) : undefined
  } catch {
    return undefined
  }
}

/** What stands on the chain of an anchor, as the server at this address says. */
export async function readBackFrom(server: string, given: Given, isLogged: boolean) {
  const [{ httpRpc }, { anchorStage }] = await Promise.all([
    import('@tryka/credentials/rpc'),
    import('../../base/credential/second-stage'),
  ])
  return anchorStage(given, isLogged, httpRpc(server)).catch(
    () => ({ state: 'unknown', reason: 'The server of the chain did not answer in time.' }) as const,
  )
}
