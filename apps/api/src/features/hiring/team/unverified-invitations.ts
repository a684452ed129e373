import { IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { INVITED_BEFORE_VERIFIED, companyStateAt, isVerified } from '@tryka/domain'
import { AppError } from '../../../app-error'
import { registrableDomain } from '../../../services/domains/domains'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { refused } from '../core/errors'
import { TeamMemberEntity } from './team.table'

const otherDomain = (domain: string) => {
  const message = `Until your company is verified, invite people whose address ends in @${domain}.`
  return new AppError(400, 'OTHER_DOMAIN', message, {}, [{ path: 'email', message }])
}
const enough = () =>
  refused(
    403,
    'UNVERIFIED',
    `Your company invited ${INVITED_BEFORE_VERIFIED} people. It can invite more once it is verified: Settings, Verification.`,
    { next: 'verification' },
  )

/**
 * A company that nobody verified makes the product write to few people, all of the domain that it says is its own. They
 * are counted by their rows, which stay when a seat is taken away and when the company takes another domain.
 */
export async function refuseBeforeVerified(
  manager: EntityManager,
  { companyId, at, email, isNew }: { companyId: string; at: string; email: string; isNew: boolean },
): Promise<void> {
  const proof = await manager.findOneByOrFail(CompanyProofEntity, { companyId })
  if (isVerified(companyStateAt(proof, at))) return
  if (registrableDomain(email) !== proof.domainKey) throw otherDomain(proof.domainKey)
  if (!isNew) return
  const invited = await manager.countBy(TeamMemberEntity, { companyId, invitedAt: Not(IsNull()) })
  if (invited >= INVITED_BEFORE_VERIFIED) throw enough()
}
