import { IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CompanyFirstSteps } from '@tryka/domain'
import type { MemberPlace } from '../core/places'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'

/** What a new company still needs; null for who cannot do it, in a demo, and when all is done. */
export async function firstStepsOf(
  manager: EntityManager,
  { isDemo, marketId, companyId, companyState, member }: MemberPlace,
): Promise<CompanyFirstSteps | null> {
  if (isDemo || member.role !== 'Admin') return null
  const own = { marketId, companyId }
  const [company, members, drafted, published] = await Promise.all([
    manager.findOneByOrFail(CompanyEntity, { marketId, id: companyId }),
    // Whoever was asked counts, also before the answer.
    manager.countBy(TeamMemberEntity, own),
    manager.existsBy(PostingEntity, own),
    manager.existsBy(PostingEntity, { ...own, postedAt: Not(IsNull()) }),
  ])
  const steps = {
    // A suspension takes rights and not the proof.
    proven: companyState === 'verified' || companyState === 'suspended',
    described: company.description.trim() !== '',
    invited: members > 1,
    drafted,
    published,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}
