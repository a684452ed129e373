import { CANDIDATE_NEWS } from '@tryka/domain'
import { moveApplication } from '../application-moves'
import type { StoredApplicationRow } from '../application.table'
import { HAS_NEWS } from '../../core/candidate-mail'
import type { Change } from '../../core/change'
import { tellCandidate } from '../../core/contacts'
import type { MemberPlace } from '../../core/places'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'

/** A member of the team begins to read; the candidate is told. */
export async function startReview(
  change: Change,
  row: StoredApplicationRow,
  place: MemberPlace,
): Promise<StoredApplicationRow> {
  const next = await moveApplication(change, row, { action: 'start_review', by: place })
  await tellMoved(change, next, 'Your application is under review')
  return next
}

/** Tells the candidate that an application moved, and how. */
export async function tellMoved(change: Change, row: StoredApplicationRow, said: string): Promise<void> {
  const { manager, marketId } = change
  const where = { id: row.candidateId, marketId }
  const [candidate, { name: company }, { title: job }] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, where),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId }),
    manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId }),
  ])
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: CANDIDATE_NEWS.moved({ company, job }, said),
    section: 'applications',
    companyId: row.companyId,
    mail: { subject: HAS_NEWS, said, postingId: row.postingId },
    open: { application: row.id },
  })
}
