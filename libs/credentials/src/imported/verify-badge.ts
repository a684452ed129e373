import { readGiven, type Given } from '../bundle'
import type { JsonObject } from '../json'
import { JCS, proofsOf, RDFC } from '../proofs'
import { fail, faultOf, type Found, pass, unknown } from '../verify/found'
import type { Check, CheckId, Pins, Verdict } from '../verify/types'
import { verify } from '../verify/verify'
import { checkBadgeDates, checkBadgeStatus } from './badge-days'
import { badgeFacts, badgeFault, type BadgeFacts } from './badge-facts'
import { checkBadgeHolder } from './badge-holder'
import { carriedKeys, keyOfBadge } from './badge-key'
import { checkContexts, checkProof, otherSuite } from './badge-proofs'
import { isTooMuch } from './badge-size'

export interface BadgeOptions {
  /** Issuers whose badges are known: ours and others. */
  pins: Pins
  /** The DID whose credentials are of our own form: all of its checks are made, the log's too. */
  ours: string
  now: Date
  rdfc: (document: JsonObject, publicKey: Uint8Array) => Promise<boolean>
  /** The proven address of whoever brings it. */
  email?: string
}

export interface BadgeFound {
  verdict: Verdict
  checks: Check[]
  /** Of the list of revoked credentials that was read. */
  asOf?: string
  /** Nothing where it could not be read as a badge. */
  facts?: BadgeFacts
  /** Whether a signature was looked at and fits. */
  signed: boolean
}

const SUITES: Record<string, 'signature-jcs' | 'signature-rdfc'> = {
  [JCS]: 'signature-jcs',
  [RDFC]: 'signature-rdfc',
}

/**
 * Checks an Open Badge 3.0 of any issuer, as bundle, JSON, PNG or SVG. One of ours goes through all of `verify`. One of
 * another issuer has no log of ours and may be signed once: what it has is checked by the same functions. Nothing is
 * fetched, and it never throws on what it is given.
 */
export async function verifyBadge(input: string | Uint8Array, o: BadgeOptions): Promise<BadgeFound> {
  let given: Given
  try {
    given = await readGiven(input)
  } catch (error) {
    return { verdict: 'not-genuine', signed: false, checks: [{ id: 'format', ...faultOf(error) }] }
  }
  if (isTooMuch(given.credential)) {
    const reason = 'It has more parts than a badge has, and is not checked here.'
    return { verdict: 'cannot-tell', signed: false, checks: [{ id: 'format', ...unknown(reason) }] }
  }
  const facts = badgeFacts(given.credential)
  if (!facts || (facts.issuer !== o.ours && facts.issuer !== o.pins.demonstration))
    return foreignBadge(given, carriedKeys(input), o)
  const found = await verify(input, o)
  const state = (id: CheckId) => found.checks.find((check) => check.id === id)?.state
  const signed = state('signature-jcs') === 'pass' && state('signature-rdfc') === 'pass'
  return {
    verdict: found.verdict,
    checks: found.checks,
    signed,
    facts,
    ...(found.asOf && { asOf: found.asOf }),
  }
}

async function foreignBadge(
  given: Given,
  carried: ReadonlyMap<string, Uint8Array>,
  o: BadgeOptions,
): Promise<BadgeFound> {
  const { credential } = given
  const checks: Check[] = []
  const note = (id: CheckId, { state, reason }: Found) => checks.push({ id, state, reason })
  const fault = badgeFault(credential)
  const facts = badgeFacts(credential)
  note('format', fault ? fail(fault) : pass('It is an Open Badge 3.0.'))
  if (fault || !facts) return { verdict: 'not-genuine', checks, signed: false }
  const contexts = checkContexts(credential)
  note('contexts', contexts)
  const key = keyOfBadge(credential, facts.issuer, carried)
  const pinned = o.pins.issuers.filter(({ did }) => did === facts.issuer)
  const isKnown = pinned.some((pin) => pin.key === key.multikey && pin.validBelow === undefined)
  note('issuer', isKnown ? pass('The issuer is one we know, and the key is its own.') : key.found)
  if (contexts.state !== 'pass' || !key.publicKey) {
    const isForged = checks.some(({ state }) => state === 'fail')
    return { verdict: isForged ? 'not-genuine' : 'cannot-tell', checks, facts, signed: false }
  }
  for (const proof of proofsOf(credential)) {
    const suite = String(proof['cryptosuite'] ?? proof['type'])
    const id = Object.hasOwn(SUITES, suite) ? SUITES[suite] : undefined
    note(
      id ?? 'signature-rdfc',
      id ? await checkProof(credential, id, key.publicKey, o.rdfc) : otherSuite(suite),
    )
  }
  note('dates', checkBadgeDates(facts, o.now))
  const status = await checkBadgeStatus(given, facts.issuer, key.multikey, o.now)
  note('status', status)
  note('holder', await checkBadgeHolder(facts, o.email))
  const signed = checks.some(({ id, state }) => id.startsWith('signature') && state === 'pass')
  const { asOf } = status
  return { verdict: verdictOf(checks, signed, asOf), checks, facts, signed, ...(asOf && { asOf }) }
}

function verdictOf(checks: readonly Check[], signed: boolean, asOf: string | undefined): Verdict {
  const has = (wanted: Check['state'], ...ids: CheckId[]) =>
    checks.some(({ id, state }) => state === wanted && ids.includes(id))
  if (has('fail', 'format', 'contexts', 'issuer', 'signature-jcs', 'signature-rdfc')) return 'not-genuine'
  if (!signed) return 'cannot-tell'
  if (has('fail', 'status')) return 'revoked'
  if (has('fail', 'dates')) return 'expired'
  return asOf && has('pass', 'issuer') && has('pass', 'status') && has('pass', 'dates')
    ? 'valid'
    : 'cannot-tell'
}
