import { companyNameProblem } from '@tryka/domain'
import type { CompanyVerification } from '@tryka/domain'
import { isFreeMail, registrableDomain } from '../../../services/domains/domains'
import type { Change, Changes } from '../core/change'
import type { MemberPlace } from '../core/places'
import { verifiedAt } from './companies.service'
import { isHere, noDomain, notNow, providersDomain, unusableName } from './company.errors'
import type { CompanyProofRow, PendingChange } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { findChallenge, forgetChallenge } from './domain-challenges'
import { findProof, openChange, verificationOf } from './verification-view'

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
  return name.wanted
}

/** Another domain for a verified company, and the way back. */
export class CompanyChanges {
  constructor(private readonly changes: Changes) {}

  /** The old one is shown until the new one is proved and somebody decided. */
  changeDomain(place: MemberPlace, typed: string): Promise<CompanyVerification> {
    const domain = registrableDomain(typed)
    if (!domain) throw noDomain()
    if (isFreeMail(domain)) throw providersDomain()
    return this.run(place, async (change, proof) => {
      if (proof.state !== 'verified' || domain === proof.domainKey) throw notNow()
      const here = await verifiedAt(change.manager, domain)
      if (here) throw isHere(here.id, here.name, domain)
      return ask(change, proof, { domain })
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
