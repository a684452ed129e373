import type { EntityManager } from 'typeorm'
import { DAY_MS, companyStateAt } from '@tryka/domain'
import type { CompanyVerification, Question } from '@tryka/domain'
import type { Change } from '../core/change'
import { nothingHere } from '../core/errors'
import type { MemberPlace } from '../core/places'
import { verifiedAt } from './companies.service'
import { isHere, notNow, notYet } from './company.errors'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import type { DomainChallengeRow } from './domain-challenge.table'
import { dnsProofOf } from './domain-challenges'

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
}

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
  if (!OPEN.some((state) => state === proof.state) || proof.refusals >= REFUSALS) throw notNow()
  const again = againAt(proof)
  if (again && again > now.toISOString()) throw notYet(again)
}

export function isOpen(proof: CompanyProofRow, now: Date): boolean {
  const again = proof.refusals < REFUSALS ? againAt(proof) : null
  return proof.state === 'unverified' || (again !== null && again <= now.toISOString())
}

/** Proven, by whichever way: the company waits for a person's decision from now on. */
export async function waitForDecision(
  change: Change,
  proof: CompanyProofRow,
  provenBy: string | null,
): Promise<CompanyProofRow> {
  const { manager, at, now } = change
  refuseUnlessOpen(proof, now)
  const here = await verifiedAt(manager, proof.domainKey)
  if (here) throw isHere(here.id, here.name, proof.domain)
  const next = { state: 'pending', stateAt: at, provenBy, version: proof.version + 1 } as const
  await manager.update(CompanyProofEntity, { companyId: proof.companyId }, next)
  change.touch({ company: proof.companyId }, 'team')
  return { ...proof, ...next }
}

/** What was asked before a decision, for both who asked and who answers. */
export const questionOf = ({ question, askedAt, answer, answeredAt }: CompanyProofRow): Question | null =>
  question === null || askedAt === null ? null : { text: question, askedAt, answer, answeredAt }

export function verificationOf(
  proof: CompanyProofRow,
  challenge: DomainChallengeRow | null,
  now: Date,
): CompanyVerification {
  const { domain, domainKey, stateAt: since, sentTo, reason, refusals } = proof
  return {
    state: companyStateAt(proof, now.toISOString()),
    domain,
    since,
    sentTo,
    reason,
    againAt: refusals < REFUSALS ? againAt(proof) : null,
    canProve: isOpen(proof, now),
    question: questionOf(proof),
    dns: dnsProofOf(challenge, domainKey),
  }
}
