import { readGiven, type Given } from '../bundle'
import { canonicalize } from '../jcs'
import { verifyJcsProof } from '../jcs-proof'
import { JCS, proofOf, proofsOf, RDFC } from '../proofs'
import { dayOf } from '../words'
import { CREDENTIAL_CONTEXTS } from './contexts'
import { factsOf } from './facts'
import { formatFault } from './format'
import { checkHolder } from './holder-check'
import { checkIssuer, checkKeyTime, trustOf } from './issuer-check'
import { checkLog } from './log-check'
import { fail, faultOf, type Found, pass, unknown } from './found'
import { checkStatus, SKEW_MS } from './status-check'
import { CHECK_IDS, type Check, type CheckId, type Verification, type VerifyOptions } from './types'
import { verdictOf } from './verdict'

/**
 * Checks a bundle, a credential, or a PNG or SVG that carries one, in the thirteen steps of `CHECK_IDS`, and says
 * what follows. Nothing is fetched and nothing is stored; it never throws on what it is given.
 */
export async function verify(input: string | Uint8Array, o: VerifyOptions): Promise<Verification> {
  const checks: Check[] = []
  const note = (id: CheckId, { state, reason }: Found) => {
    const check = { id, state, reason }
    checks.push(check)
    o.onCheck?.(check)
  }
  const rest = (reason: string, extra: Partial<Verification> = {}): Verification => {
    for (const id of CHECK_IDS.slice(checks.length)) note(id, unknown(reason))
    return { verdict: 'not-genuine', checks, ...extra }
  }

  let given: Given
  try {
    given = await readGiven(input)
  } catch (error) {
    note('format', faultOf(error))
    return rest('Not looked at, for the file could not be read.')
  }
  const { credential } = given
  const fault = formatFault(credential)
  note(
    'format',
    fault ? fail(fault) : pass('It is an Open Badge 3.0 in the form that the standard asks for.'),
  )
  if (fault) return rest('Not looked at, for the credential is not in its form.')
  const foreign = canonicalize(credential['@context'] ?? null) !== canonicalize(CREDENTIAL_CONTEXTS)
  note(
    'contexts',
    foreign
      ? fail('It uses other vocabularies than the three of an Open Badge, or another order of them.')
      : pass('It uses the three vocabularies of an Open Badge, and no other.'),
  )
  if (foreign) return rest('Not looked at, for its words could mean something else.')

  const facts = factsOf(credential)
  if (!globalThis.crypto?.subtle)
    return rest('This device cannot check signatures here.', { facts, verdict: 'cannot-tell' })
  const trust = trustOf(given, o.pins, facts.issuer)
  const issuer = await checkIssuer(given, trust)
  note('issuer', issuer.found)
  if (!issuer.publicKey) return rest('Not looked at, for the key of the issuer is not known.', { facts })

  // At once, for most of each is waiting; each is said in its turn.
  const [jcs, rdfc, ofStatus, ofLog] = [
    checkJcs(given, issuer.publicKey),
    checkRdfc(given, issuer.publicKey, o),
    checkStatus(credential['credentialStatus'], given.statusListCredential, {
      issuer: facts.issuer,
      trusts: trust.signsLists,
      now: o.now,
      proof: given.statusProof,
      logs: trust.logs,
    }),
    checkLog(given, o.pins, trust.logs, issuer.found.state === 'pass'),
  ]
  note('signature-jcs', await jcs)
  note('signature-rdfc', await rdfc)
  note('dates', checkDates(facts.validFrom, facts.validUntil, o.now))
  const status = await ofStatus
  note('status', status)
  const log = await ofLog
  note('log-inclusion', log.inclusion)
  note('checkpoint', log.checkpoint)
  note('witnesses', log.witnesses)
  note('key-time', checkKeyTime(trust.validBelow(issuer.key), log.leafIndex, log.checkpoint.state))
  const isLogged = log.inclusion.state === 'pass' && log.checkpoint.state === 'pass'
  note('anchor', await findAnchor(given, isLogged, o))
  note('holder', await checkHolder(facts, o.email))

  const { asOf } = status
  if (log.leafIndex !== undefined) facts.leafIndex = log.leafIndex
  if (log.leafHash !== undefined) facts.leafHash = log.leafHash
  const state = (id: CheckId) => checks.find((check) => check.id === id)?.state ?? 'unknown'
  const verdict = verdictOf(state, { demonstration: trust.demonstration, rdfc: o.rdfc !== undefined, asOf })
  return asOf === undefined ? { verdict, checks, facts } : { verdict, checks, facts, asOf }
}

/** Proofs of other suites would be signatures that nobody looked at; the form says that each is an object. */
const missing = (given: Given, suite: string): Found | undefined =>
  !proofOf(given.credential, suite)
    ? fail(`Its ${suite} proof is missing, or there is more than one.`)
    : proofsOf(given.credential).length !== 2
      ? fail('It carries other proofs than the two of a credential.')
      : undefined

async function checkJcs(given: Given, publicKey: Uint8Array): Promise<Found> {
  const fault = missing(given, JCS)
  if (fault) return fault
  let fits: boolean | null
  try {
    fits = await verifyJcsProof(given.credential, publicKey)
  } catch (error) {
    return faultOf(error)
  }
  if (fits === null) return unknown('This device cannot check the signature.')
  return fits
    ? pass('The signature fits: nothing was changed since it was signed.')
    : fail('The signature does not fit: something was changed, or another key signed.')
}

async function checkRdfc(given: Given, publicKey: Uint8Array, o: VerifyOptions): Promise<Found> {
  const fault = missing(given, RDFC)
  if (fault) return fault
  if (!o.rdfc) return unknown('The second signature has not been checked yet.')
  try {
    return (await o.rdfc(given.credential, publicKey))
      ? pass('The second signature fits: its meaning was not changed either.')
      : fail('The second signature does not fit: its meaning was changed.')
  } catch {
    return unknown('The second signature could not be checked here.')
  }
}

function checkDates(from: string, until: string | undefined, now: Date): Found {
  if (Date.parse(from) > now.getTime() + SKEW_MS) return unknown(`It is not valid before ${dayOf(from)}.`)
  if (until !== undefined && Date.parse(until) <= now.getTime()) return fail(`It expired on ${dayOf(until)}.`)
  return pass(until === undefined ? 'It does not expire.' : `It is valid until ${dayOf(until)}.`)
}

async function findAnchor(given: Given, isLogged: boolean, o: VerifyOptions): Promise<Found> {
  if (!given.anchors.length) return unknown('It is not anchored on any chain.')
  return o.anchor ? o.anchor(given, isLogged) : unknown('An anchor is named; it was not looked at.')
}
