import type { RejectReason } from '@tryka/domain'
import { REJECT_REASONS } from '@tryka/domain'
import { moveApplication } from '../applications/application-moves'
import type { Change } from '../core/change'
import { cancelAhead } from '../interviews/interview-moves'
import { tellCandidate } from '../people/contacts'
import type { StoredApplicationRow } from '../tables'
import { CandidateEntity, CompanyEntity, PostingEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'

/** A person rejects, with a reason that the candidate is told; interviews still ahead are called off. */
export async function rejectApplication(
  change: Change,
  row: StoredApplicationRow,
  place: MemberPlace,
  { reasonId, message }: { reasonId: RejectReason; message?: string | undefined },
): Promise<StoredApplicationRow> {
  const { manager, workspaceId, at } = change
  const next = await moveApplication(
    change,
    row,
    { action: 'reject', by: place, reason: reasonId },
    { rejectedAt: at, rejectReasonId: reasonId, rejectMessage: message ?? null },
  )
  await cancelAhead(change, row.id, place, 'The application was closed.')
  const [candidate, company, posting] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, workspaceId }),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, workspaceId }),
    manager.findOneByOrFail(PostingEntity, { id: row.postingId, workspaceId }),
  ])
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: `${company.name} has decided about ${posting.title}`,
    section: 'applications',
    lines: [REJECT_REASONS[reasonId], ...(message ? [message] : [])],
  })
  return next
}
