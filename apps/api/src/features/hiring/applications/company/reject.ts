import type { RejectReason } from '@tryka/domain'
import { REJECT_REASONS, CANDIDATE_NEWS } from '@tryka/domain'
import { moveApplication } from '../application-moves'
import type { Change } from '../../core/change'
import { cancelAhead } from '../interviews/interview-moves'
import { HAS_NEWS } from '../../core/candidate-mail'
import { tellCandidate } from '../../core/contacts'
import type { StoredApplicationRow } from '../application.table'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'

/** Why, and a few words of the team's own. */
export interface Rejection {
  reasonId: RejectReason
  message?: string | undefined
}

/** A person rejects, with a reason that the candidate is told; interviews still ahead are called off. */
export async function rejectApplication(
  change: Change,
  row: StoredApplicationRow,
  place: MemberPlace,
  { reasonId, message }: Rejection,
): Promise<StoredApplicationRow> {
  const { manager, marketId, at } = change
  const next = await moveApplication(
    change,
    row,
    { action: 'reject', by: place, reason: reasonId },
    { rejectedAt: at, rejectReasonId: reasonId, rejectMessage: message ?? null },
  )
  await cancelAhead(change, row.id, place, 'The application was closed.')
  const [candidate, company, posting] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId }),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId }),
    manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId }),
  ])
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: CANDIDATE_NEWS.decided({ company: company.name, job: posting.title }),
    section: 'applications',
    companyId: row.companyId,
    mail: {
      subject: HAS_NEWS,
      said: 'There is an answer to your application',
      postingId: posting.id,
      lines: [REJECT_REASONS[reasonId]],
      quote: message,
    },
    open: { application: row.id },
  })
  return next
}
