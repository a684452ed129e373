import type { EntityManager } from 'typeorm'
import { IsNull, MoreThan, Not } from 'typeorm'
import type { DirectoryQuestion } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { touchCompanies } from '../applications/touch-companies'
import type { SectionDeps } from '../core/section'
import type { CandidatePlace } from '../core/places'
import { CompanyEntity } from '../team/team.table'
import { CandidateEntity } from './candidate.table'
import { saveCandidate } from './profile.service'

const NOTHING: DirectoryQuestion = { asked: false, company: null }

/**
 * Whoever was hired is asked once whether companies shall still find them: the consent was given by somebody who looked
 * for work. Until the answer nothing changes, and whoever is in no search is not asked.
 */
export async function directoryQuestion(
  manager: EntityManager,
  { isDemo, marketId, candidateId }: CandidatePlace,
): Promise<DirectoryQuestion> {
  if (isDemo) return NOTHING
  const row = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  if (!row.visibleToRecruiters || !row.includeInTalentDirectory) return NOTHING
  const hire = await manager.findOne(ApplicationEntity, {
    select: { id: true, companyId: true },
    where: {
      marketId,
      candidateId,
      stage: 'hired',
      hiredAt: row.directoryAskedAt === null ? Not(IsNull()) : MoreThan(row.directoryAskedAt),
    },
    order: { hiredAt: 'DESC' },
  })
  if (!hire) return NOTHING
  const company = await manager.findOneByOrFail(CompanyEntity, { id: hire.companyId, marketId })
  return { asked: true, company: company.name }
}

/** Either answer is kept until the next hire; *no* takes the person out of searches and pools at once. */
export function answerDirectory(
  { changes }: SectionDeps,
  place: CandidatePlace,
  stay: boolean,
): Promise<DirectoryQuestion> {
  const { marketId, candidateId: id } = place
  return changes.run(marketId, { person: id }, async (change) => {
    const row = await change.manager.findOneByOrFail(CandidateEntity, { id, marketId })
    const asked = { directoryAskedAt: change.at }
    const hidden = { visibleToRecruiters: false, includeInTalentDirectory: false }
    await saveCandidate(change, row, stay ? asked : { ...asked, ...hidden })
    change.touch({ person: id }, 'postings')
    if (!stay) await touchCompanies(change, id, 'messages', 'postings')
    return NOTHING
  })
}
