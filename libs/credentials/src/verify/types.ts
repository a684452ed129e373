import type { Given } from '../bundle'
import type { JsonObject } from '../json'
import type { CredentialFacts } from './facts'

/** The checks, in the order in which they are made. */
export const CHECK_IDS = [
  'format',
  'contexts',
  'issuer',
  'signature-jcs',
  'signature-rdfc',
  'dates',
  'status',
  'log-inclusion',
  'checkpoint',
  'witnesses',
  'key-time',
  'anchor',
  'holder',
] as const
export type CheckId = (typeof CHECK_IDS)[number]
export type State = 'pass' | 'fail' | 'unknown'

export interface Check {
  id: CheckId
  state: State
  /** A sentence for the reader. */
  reason: string
}

export type Verdict = 'valid' | 'not-genuine' | 'revoked' | 'expired' | 'demonstration' | 'cannot-tell'

/** What a verifier trusts beforehand. */
export interface Pins {
  /** Keys of issuers; `validBelow` of one that was retired. */
  issuers: { did: string; key: string; validBelow?: number }[]
  /** Verifier keys of logs, and of witnesses (c2sp.org/signed-note). */
  logs: string[]
  witnesses?: string[]
  /** The `did:key` of the demonstration issuer, and its log; both keys are public. */
  demonstration: string
  demonstrationLogs?: string[]
}

export interface VerifyOptions {
  pins: Pins
  now: Date
  /** The check of `eddsa-rdfc-2022`; without it that check stays `unknown` and the verdict rests on the other proof. */
  rdfc?: (document: JsonObject, publicKey: Uint8Array) => Promise<boolean>
  /** An address, to see whether the credential is this person's. */
  email?: string
  /** The check of an anchor (`checkAnchor` of `./anchor`), which few badges have; without it that check stays `unknown`. */
  anchor?: (given: Given, isLogged: boolean) => Promise<Pick<Check, 'state' | 'reason'>>
  onCheck?(check: Check): void
}

export interface Verification {
  verdict: Verdict
  checks: Check[]
  /** Of the status list that was read, when it is from: `valid` always carries it. */
  asOf?: string
  facts?: CredentialFacts
}
