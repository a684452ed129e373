import type { Given } from '../bundle'
import { isLoggedKey, keyOfMethod, validBelow } from '../keys'
import { proofsOf } from '../proofs'
import { fail, type Found, pass, unknown } from './found'
import type { Pins, State } from './types'

/** What the pins, and what came with the credential, say of an issuer's keys. */
export interface Trust {
  did: string
  demonstration: boolean
  /** Whether the pins know the issuer at all. */
  pinned: boolean
  logs: readonly string[]
  trusts(key: string): Promise<boolean>
  /** The first leaf from which a key that was retired counts no more. */
  validBelow(key: string): number | undefined
  /** A list is signed anew every day: a retired key signs none, save what the log had of it before. */
  signsLists(key: string, entry?: number): Promise<boolean>
}

export function trustOf(given: Given, pins: Pins, did: string): Trust {
  const demonstration = did === pins.demonstration
  const keys = pins.issuers.filter((issuer) => issuer.did === did)
  // The demonstration's keys are public: its log says nothing of anybody else, nor theirs of it.
  const logs = demonstration ? (pins.demonstrationLogs ?? []) : pins.logs
  const trusts = async (key: string) =>
    demonstration
      ? did === `did:key:${key}`
      : keys.some((pin) => pin.key === key) ||
        (keys.length > 0 && (await isLoggedKey(given.keyHistory, did, key, logs)))
  const retiredBelow = (key: string) => {
    const bounds = [
      validBelow(given.keyHistory, did, key),
      ...keys.filter((pin) => pin.key === key).map((pin) => pin.validBelow),
    ]
    const known = bounds.filter((bound) => bound !== undefined)
    return known.length ? Math.min(...known) : undefined
  }
  return {
    did,
    demonstration,
    pinned: demonstration || keys.length > 0,
    logs,
    trusts,
    validBelow: retiredBelow,
    signsLists: async (key, entry) => {
      const bound = retiredBelow(key)
      return (bound === undefined || (entry !== undefined && entry < bound)) && trusts(key)
    },
  }
}

export interface IssuerFound {
  found: Found
  key: string
  /** Nothing where the proofs name no key of the issuer. */
  publicKey?: Uint8Array
}

/** Whose key the proofs name: all of them one key of the DID that the credential gives as its issuer. */
export async function checkIssuer(given: Given, trust: Trust): Promise<IssuerFound> {
  const methods = proofsOf(given.credential).map((proof) => String(proof['verificationMethod']))
  const method = keyOfMethod(methods[0] ?? '')
  const refused = (reason: string): IssuerFound => ({ found: fail(reason), key: '' })
  if (!method) return refused('Its proofs name no key that can be read.')
  if (methods.some((other) => other !== methods[0])) return refused('Its proofs name different keys.')
  const { did, key, publicKey } = method
  if (did !== trust.did) return refused('Its proofs are of another issuer than the one it names.')
  if (did.startsWith('did:key:') && did !== `did:key:${key}`)
    return refused('Its key is not the one that its issuer is.')
  return { found: await whose(key, given.bundled, trust), key, publicKey }
}

async function whose(key: string, bundled: boolean, trust: Trust): Promise<Found> {
  if (trust.demonstration) return pass('The demonstration issued it, whose key everybody knows.')
  if (await trust.trusts(key)) return pass(`The key ${key.slice(0, 12)}… is one of the issuer's.`)
  // An old verifier meets a new key: without the log's word for it nobody can tell; a bundle would have brought it.
  if (trust.pinned && bundled) return fail(`The key ${key} is none of the issuer's.`)
  return unknown(`It is signed in the name of the key ${key}. Whether that key is Tryka's, you decide.`)
}

/** A proof by a retired key counts only if its entry in the log is older than the retirement. */
export function checkKeyTime(
  bound: number | undefined,
  leafIndex: number | undefined,
  checkpoint: State,
): Found {
  if (bound === undefined) return pass('Its key is not known to be retired.')
  if (leafIndex === undefined || checkpoint !== 'pass')
    return unknown('Its key was retired, and without its entry in the log nobody can tell which came first.')
  return leafIndex < bound
    ? pass('Its key was retired later; the log shows that it was issued before.')
    : fail('Its key was retired before it was issued.')
}
