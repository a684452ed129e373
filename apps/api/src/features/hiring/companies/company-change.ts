import { companyNameProblem } from '@tryka/domain'
import type { CompanyVerification } from '@tryka/domain'
import { isFreeMail, registrableDomain } from '../../../services/domains/domains'
import { noteEvent } from '../../../services/audit/audit'
import type { Change, Changes } from '../core/change'
import type { MemberPlace } from '../core/places'
import { CompanyEntity } from '../team/team.table'
import { verifiedAt } from './companies.service'
import { isHere, noDomain, notNow, providersDomain, unusableName } from './company.errors'
import type { CompanyProofRow, PendingChange } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { noteCompanyWords } from './company-words'
import { findChallenge, forgetChallenge } from './domain-challenges'
import { findProof, openChange, refuseUnlessOpen, verificationOf } from './verification-view'

/** Asks for another name or domain; what was asked before and is not decided goes on, and the newest of each counts. */
async function ask(
  { manager, at }: Change,
  proof: CompanyProofRow,
  wanted: Partial<Pick<PendingChange, 'name' | 'domain'>>,
): Promise<CompanyProofRow> {
  const before = openChange(proof)
  const isNewDomain = wanted.domain !== undefined
  const pendingChange: PendingChange = {
    name: wanted.name ?? before?.name ?? null,
    domain: wanted.domain ?? before?.domain ?? null,
    askedAt: at,
    provenAt: isNewDomain ? null : (before?.provenAt ?? null),
    provenBy: isNewDomain ? null : (before?.provenBy ?? null),
    end: null,
  }
  const isReady = pendingChange.domain === null || pendingChange.provenAt !== null
  const next = { pendingChange, changeReadyAt: isReady ? at : null, version: proof.version + 1 }
  await manager.update(CompanyProofEntity, { companyId: proof.companyId }, next)
  if (isNewDomain) await forgetChallenge(manager, proof.companyId)
  return { ...proof, ...next }
}

/**
 * A verified company goes on under its old name until somebody decided; one that waits for its first decision gets the
 * new name at once, and whoever decides has to look again. Answers the name that is shown.
 */
export async function nameToShow(
  change: Change,
  companyId: string,
  name: { now: string; wanted: string },
): Promise<string> {
  if (name.now === name.wanted) return name.now
  const { manager } = change
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
  if (!proof) return name.wanted
  const problem = companyNameProblem(name.wanted)
  if (problem) throw unusableName(problem)
  if (proof.state === 'verified') {
    await ask(change, proof, { name: name.wanted })
    return name.now
  }
  await manager.update(CompanyProofEntity, { companyId }, { version: proof.version + 1 })
  await noteCompanyWords(manager, companyId, { name: name.wanted, domain: proof.domain })
  return name.wanted
}

/**
 * Nobody saw the old domain of a company that is not verified, so the new one takes its place at once. What was begun for
 * the old one, a record or a code, proves nothing any more; a refused company stays refused until it proves again.
 */
async function replaceDomain(
  { manager, at }: Change,
  proof: CompanyProofRow,
  { domain, accountId }: { domain: string; accountId: string },
): Promise<CompanyProofRow> {
  const next = { domain, domainKey: domain, sentTo: null, version: proof.version + 1 }
  await manager.update(CompanyProofEntity, { companyId: proof.companyId }, next)
  await forgetChallenge(manager, proof.companyId)
  const { name } = await manager.findOneByOrFail(CompanyEntity, { id: proof.companyId })
  await noteCompanyWords(manager, proof.companyId, { name, domain })
  await noteEvent(manager, at, {
    actor: 'member',
    action: 'domain.changed',
    target: proof.companyId,
    details: { from: proof.domain, to: domain, account: accountId },
  })
  return { ...proof, ...next }
}

/** Another domain for a company, and the way back for a verified one. */
export class CompanyChanges {
  constructor(private readonly changes: Changes) {}

  /**
   * Of a verified company the old one is shown until the new one is proved and somebody decided. One that is not verified
   * has the new one at once, unless a person looks at its proof just now.
   */
  changeDomain(place: MemberPlace, typed: string): Promise<CompanyVerification> {
    const domain = registrableDomain(typed)
    if (!domain) throw noDomain()
    if (isFreeMail(domain)) throw providersDomain()
    return this.run(place, async (change, proof) => {
      const isVerified = proof.state === 'verified'
      if (!isVerified) refuseUnlessOpen(proof, change.now)
      if (domain === proof.domainKey) throw notNow()
      const here = await verifiedAt(change.manager, domain)
      if (here) throw isHere(here.id, here.name, domain)
      return isVerified
        ? ask(change, proof, { domain })
        : replaceDomain(change, proof, { domain, accountId: place.accountId })
    })
  }

  takeBack(place: MemberPlace): Promise<CompanyVerification> {
    return this.run(place, async ({ manager }, proof) => {
      if (!openChange(proof)) throw notNow()
      const next = { pendingChange: null, changeReadyAt: null, version: proof.version + 1 }
      await manager.update(CompanyProofEntity, { companyId: proof.companyId }, next)
      return { ...proof, ...next }
    })
  }

  private run(
    place: MemberPlace,
    work: (change: Change, proof: CompanyProofRow) => Promise<CompanyProofRow>,
  ): Promise<CompanyVerification> {
    const { marketId, companyId } = place
    return this.changes.run(marketId, { company: companyId }, async (change) => {
      const { manager, now } = change
      const next = await work(change, await findProof(manager, place))
      change.touch({ company: companyId }, 'team')
      return verificationOf(next, await findChallenge(manager, companyId), now)
    })
  }
}
