import type { EntityManager } from 'typeorm'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { refused } from './errors'

/** Refuses to publish under a new domain that nobody proved; what is published stays up. */
export async function refuseUnprovenDomain(manager: EntityManager, companyId: string): Promise<void> {
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
  const change = proof?.pendingChange
  if (change?.end !== null || !change.domain || change.provenAt) return
  throw refused(
    403,
    'DOMAIN_UNPROVEN',
    'Publishing rests until the new domain is proved. What is published stays up.',
  )
}
