import { In } from 'typeorm'
import { OPEN_STAGES, REJECT_REASONS, CANDIDATE_NEWS } from '@tryka/domain'
import type { Change } from '../core/change'
import { HAS_NEWS } from '../core/candidate-mail'
import { tellCandidate } from '../core/contacts'
import { CandidateEntity } from '../profile/candidate.table'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { endCloseOut } from '../postings/company/close-out-dates'
import { CompanyEntity } from '../team/team.table'
import type { StoredApplicationRow } from './application.table'
import { ApplicationEntity } from './application.table'
import { moveApplication } from './application-moves'
import { cancelAhead } from './interviews/interview-moves'
import { rescindBySystem } from './offers/rescind-offers'

/** Ended in one transaction: a posting may have thousands of applicants, and others wait. */
export const CLOSE_OUT_BATCH = 50

/** Why an application ends, and what the mail about it is called. */
export interface Ending {
  why: string
  subject?: string
}

/**
 * Ends an open application that nobody decided, in the category *closed*: a consequence of its posting or its company,
 * told to the person. An offer that is out is taken back first.
 */
export async function closeOut(
  change: Change,
  row: StoredApplicationRow,
  { why, subject = HAS_NEWS }: Ending,
): Promise<void> {
  const { manager, marketId, at } = change
  const open = row.stage === 'offer_received' ? await rescindBySystem(change, row, why) : row
  await moveApplication(
    change,
    open,
    { action: 'close_out', by: 'system', reason: 'closed' },
    { rejectedAt: at, rejectReasonId: 'closed', rejectMessage: null, closedOutAt: at },
  )
  await cancelAhead(change, row.id, 'system', why)
  const [candidate, company, posting] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId }),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId }),
    manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId }),
  ])
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: CANDIDATE_NEWS.ended({ company: company.name, job: posting.title }),
    section: 'applications',
    companyId: row.companyId,
    mail: {
      subject,
      said: 'Your application has ended',
      postingId: posting.id,
      lines: [why, `${REJECT_REASONS.closed}. No score and no person decided this.`],
      isDecision: true,
    },
    open: { application: row.id },
  })
}

/** Ends applications that are found by `where`, as many as go at once; true while there may be more. */
export async function closeOutSome(
  change: Change,
  where: { postingId: string } | { companyId: string },
  ending: Ending,
): Promise<boolean> {
  const { manager, marketId } = change
  const open = { marketId, stage: In([...OPEN_STAGES]) }
  const found = await manager.find(ApplicationEntity, {
    select: { id: true },
    where: { ...where, ...open },
    order: { id: 'ASC' },
    take: CLOSE_OUT_BATCH,
  })
  const ids = found.map(({ id }) => id)
  await change.hold({ applications: ids })
  // Somebody may have decided about one meanwhile.
  const rows = await manager.find(ApplicationEntity, {
    where: { ...open, id: In(ids) },
    order: { id: 'ASC' },
  })
  for (const row of rows) await closeOut(change, row, ending)
  return found.length === CLOSE_OUT_BATCH
}

/** The week after a posting was filled is over: what nobody decided ends. */
export async function closeOutPosting(change: Change, { id }: StoredPostingRow): Promise<void> {
  const isMore = await closeOutSome(change, { postingId: id }, { why: 'The position is filled.' })
  if (!isMore) await endCloseOut(change, id)
}
