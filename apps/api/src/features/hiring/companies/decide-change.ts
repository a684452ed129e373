import type { CompanyWait } from '@tryka/domain'
import type { Change } from '../core/change'
import { CompanyEntity } from '../team/team.table'
import { renameCompany } from '../team/team-writes'
import { verifiedAt } from './companies.service'
import { isHere, notNow } from './company.errors'
import { tellChange } from './company-change.mail'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { noteCompanyWords } from './company-words'
import { checkedAgain } from './verification-view'

/** What waits for a decision about a company, if anything does. */
export function waitsFor({ state, changeReadyAt, doubtedAt }: CompanyProofRow): CompanyWait | null {
  if (state === 'pending') return 'proof'
  if (state !== 'verified') return null
  if (changeReadyAt !== null) return 'change'
  return doubtedAt === null ? null : 'doubt'
}

/** Shows the new name or domain from now on, or leaves the old one; the Admins are told. */
export async function decideChange(
  change: Change,
  proof: CompanyProofRow,
  { accepted, reason }: { accepted: boolean; reason: string },
): Promise<CompanyProofRow> {
  const { manager, at, now } = change
  const { companyId, pendingChange, version } = proof
  if (!pendingChange) throw notNow()
  const { name, domain, provenBy } = pendingChange
  if (accepted && domain) {
    const here = await verifiedAt(manager, domain)
    if (here) throw isHere(here.id, here.name, domain)
  }
  const ended = { ...pendingChange, end: { accepted, reason: reason || null, at } }
  const next: Partial<CompanyProofRow> = {
    pendingChange: ended,
    changeReadyAt: null,
    version: version + 1,
    ...(accepted ? { stateAt: at } : {}),
    ...(accepted && domain ? { domain, domainKey: domain, provenBy, ...checkedAgain(now) } : {}),
  }
  await manager.update(CompanyProofEntity, { companyId }, next)
  if (accepted) {
    if (name) await renameCompany(manager, { id: companyId, name, at })
    const shown = await manager.findOneByOrFail(CompanyEntity, { id: companyId })
    await noteCompanyWords(manager, companyId, { name: shown.name, domain: domain ?? proof.domain })
  }
  await tellChange(change, companyId, ended)
  change.touch({ company: companyId }, 'team', 'postings', 'applications')
  return { ...proof, ...next }
}

/** A person looked, and the company stays verified; that it does not is decided with its reasons, as a suspension. */
export async function keepVerified(change: Change, proof: CompanyProofRow): Promise<CompanyProofRow> {
  const { companyId, version } = proof
  const next = { ...checkedAgain(change.now), version: version + 1 }
  await change.manager.update(CompanyProofEntity, { companyId }, next)
  change.touch({ company: companyId }, 'team')
  return { ...proof, ...next }
}
