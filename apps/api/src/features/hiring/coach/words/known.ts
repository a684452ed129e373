import type { EntityManager } from 'typeorm'
import type { Known } from '../../../../services/model/placeholders'
import { ApplicationEntity } from '../../applications/application.table'
import { InterviewEntity } from '../../applications/interviews/interview.table'
import type { CandidateRef } from '../../core/places'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'
import type { StoredSessionRow } from '../practice.table'
import type { Job } from './prompt'

const SKILLS = 20

async function postingOf(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  { forKind, forRef }: StoredSessionRow,
) {
  if (forKind === 'area') return null
  if (forKind === 'posting') return manager.findOneBy(PostingEntity, { id: forRef, marketId })
  const interview = await manager.findOneBy(InterviewEntity, { id: forRef, marketId, candidateId })
  const application =
    interview && (await manager.findOneBy(ApplicationEntity, { id: interview.applicationId, marketId }))
  return application && manager.findOneBy(PostingEntity, { id: application.postingId, marketId })
}

/** What of a session leaves for a model beside the answer, and what of its person must not. */
export async function knownOf(
  manager: EntityManager,
  own: CandidateRef,
  session: StoredSessionRow,
): Promise<{ job: Job | null; known: Known }> {
  const { marketId, candidateId } = own
  const person = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const posting = await postingOf(manager, own, session)
  const company = posting && (await manager.findOneBy(CompanyEntity, { id: posting.companyId, marketId }))
  return {
    job: posting && {
      title: posting.title,
      skills: posting.skills.slice(0, SKILLS).map(({ skill }) => skill),
    },
    known: {
      people: [person.name],
      employers: [...person.work.map(({ company: employer }) => employer), company?.name ?? ''],
      schools: person.education.map(({ institution }) => institution),
    },
  }
}
