import type { EntityManager } from 'typeorm'
import { DAY_MS, companyStateAt } from '@tryka/domain'
import type { CompanyChange, CompanyVerification, Question } from '@tryka/domain'
import { noteEvent } from '../../../services/audit/audit'
import type { Change } from '../core/change'
import { nothingHere } from '../core/errors'
import type { MemberPlace } from '../core/places'
import { verifiedAt } from './companies.service'
import { isHere, notNow, notYet } from './company.errors'
import type { CompanyProofRow, PendingChange } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import type { DomainChallengeRow } from './domain-challenge.table'
import { dnsProofOf } from './domain-challenges'

/** A proof is looked at again after a year. */
export const CHECK_MS = 365 * DAY_MS
/** After so many refusals a company does not try again. */
const REFUSALS = 3
/** States from which the domain can be proven. */
const OPEN = ['unverified', 'refused'] as const

/** Sample companies count as verified: there is nothing to prove. */
export const SAMPLE: CompanyVerification = {
  state: 'verified',
  domain: '',
  since: new Date(0).toISOString(),
  sentTo: null,
  reason: null,
  againAt: null,
  canProve: false,
  question: null,
  dns: null,
  toProve: '',
  change: null,
  checkedUntil: null,
  isDoubted: false,
}

/** A change that nobody decided about yet. */
export const openChange = ({ pendingChange }: CompanyProofRow): PendingChange | null =>
  pendingChange?.end === null ? pendingChange : null

const newDomain = (proof: CompanyProofRow): string | null => {
  const change = openChange(proof)
  return change?.domain && !change.provenAt ? change.domain : null
}

/** The domain that is to be proven now: the new one, where the company asked for one. */
export const domainToProve = (proof: CompanyProofRow): string => newDomain(proof) ?? proof.domainKey

/** A verified company proves again: its new domain, or the old one because it is looked at again. */
const provesAgain = (proof: CompanyProofRow): boolean =>
  proof.state === 'verified' &&
  (newDomain(proof) !== null || proof.checkAskedAt !== null || proof.doubtedAt !== null)

const againAt = ({ state, stateAt }: CompanyProofRow): string | null =>
  state === 'refused' ? new Date(Date.parse(stateAt) + DAY_MS).toISOString() : null

export async function findProof(
  manager: EntityManager,
  { companyId, isDemo }: Pick<MemberPlace, 'companyId' | 'isDemo'>,
): Promise<CompanyProofRow> {
  const proof = isDemo ? null : await manager.findOneBy(CompanyProofEntity, { companyId })
  if (!proof) throw nothingHere('This proof')
  return proof
}

export function refuseUnlessOpen(proof: CompanyProofRow, now: Date): void {
  if (provesAgain(proof)) return
  if (!OPEN.some((state) => state === proof.state) || proof.refusals >= REFUSALS) throw notNow()
  const again = againAt(proof)
  if (again && again > now.toISOString()) throw notYet(again)
}

export function isOpen(proof: CompanyProofRow, now: Date): boolean {
  const again = proof.refusals < REFUSALS ? againAt(proof) : null
  return proof.state === 'unverified' || provesAgain(proof) || (again !== null && again <= now.toISOString())
}

/** What a proof changes: a verified company stays so, with its new domain waiting or its old one proven anew. */
function provenAgain(proof: CompanyProofRow, provenBy: string | null, now: Date): Partial<CompanyProofRow> {
  const at = now.toISOString()
  const change = openChange(proof)
  if (proof.state !== 'verified') return { state: 'pending', stateAt: at, provenBy }
  if (change && newDomain(proof))
    return { pendingChange: { ...change, provenAt: at, provenBy }, changeReadyAt: at }
  return { provenBy, ...checkedAgain(now) }
}

/** Nothing is asked until the proof is a year old. */
export const checkedAgain = (now: Date) => ({
  checkDueAt: new Date(now.getTime() + CHECK_MS).toISOString(),
  checkAskedAt: null,
  doubtedAt: null,
})

/** Proven, by whichever way: the company waits for a person's decision from now on. */
export async function waitForDecision(
  change: Change,
  proof: CompanyProofRow,
  by: { address: string; accountId: string } | null,
): Promise<CompanyProofRow> {
  const { manager, now, at } = change
  refuseUnlessOpen(proof, now)
  const domain = newDomain(proof)
  const here = proof.state === 'verified' && !domain ? null : await verifiedAt(manager, domainToProve(proof))
  if (here) throw isHere(here.id, here.name, domainToProve(proof))
  const next = { ...provenAgain(proof, by?.address ?? null, now), version: proof.version + 1 }
  await manager.update(CompanyProofEntity, { companyId: proof.companyId }, next)
  await noteEvent(manager, at, {
    actor: by ? 'member' : 'system',
    action: 'proof.proved',
    target: proof.companyId,
    details: { domain: domainToProve(proof), by: by ? 'mailbox' : 'dns', account: by?.accountId ?? '' },
  })
  change.touch({ company: proof.companyId }, 'team')
  return { ...proof, ...next }
}

/** What was asked before a decision, for both who asked and who answers. */
export const questionOf = ({ question, askedAt, answer, answeredAt }: CompanyProofRow): Question | null =>
  question === null || askedAt === null ? null : { text: question, askedAt, answer, answeredAt }

/** A change as both sides read it: who proved it is for administrators. */
export function changeOf({ pendingChange }: CompanyProofRow): CompanyChange | null {
  if (!pendingChange) return null
  const { name, domain, askedAt, provenAt, end } = pendingChange
  return { name, domain, askedAt, provenAt, end }
}

export function verificationOf(
  proof: CompanyProofRow,
  challenge: DomainChallengeRow | null,
  now: Date,
): CompanyVerification {
  const { domain, stateAt: since, sentTo, reason, refusals } = proof
  return {
    state: companyStateAt(proof, now.toISOString()),
    domain,
    since,
    sentTo,
    reason,
    againAt: refusals < REFUSALS ? againAt(proof) : null,
    canProve: isOpen(proof, now),
    question: questionOf(proof),
    dns: dnsProofOf(challenge, domainToProve(proof)),
    toProve: domainToProve(proof),
    change: changeOf(proof),
    checkedUntil: proof.state === 'verified' && proof.checkAskedAt ? proof.checkDueAt : null,
    isDoubted: proof.state === 'verified' && proof.doubtedAt !== null,
  }
}
