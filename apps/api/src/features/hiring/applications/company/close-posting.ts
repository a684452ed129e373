import { In } from 'typeorm'
import type { z } from 'zod'
import type { CloseRequest } from '@tryka/domain'
import { closeProblem, OPEN_STAGES } from '@tryka/domain'
import type { Change } from '../../core/change'
import { refused } from '../../core/errors'
import { rejectApplication } from '../../applications/company/reject'
import type { StoredPostingRow } from '../../postings/posting.table'
import { ApplicationEntity } from '../../applications/application.table'
import type { MemberPlace } from '../../core/places'
import { movePosting } from '../../postings/company/posting-moves'

const SENTENCES = {
  open_applications: 'Decide about every open application before you close the posting.',
  unknown_application: 'One of these applications is not open any more. Look at the list again.',
  reason_required: 'Give a reason for every person who is rejected.',
} as const

/** No silent close: every open application is disposed of in the same request, or the posting stays open. */
export async function closePosting(
  change: Change,
  row: StoredPostingRow,
  place: MemberPlace,
  { reason, dispositions }: z.output<typeof CloseRequest>,
): Promise<StoredPostingRow> {
  const { manager, marketId, at } = change
  const where = { marketId, postingId: row.id, stage: In([...OPEN_STAGES]) }
  const find = () => (row.status === 'Active' ? manager.findBy(ApplicationEntity, where) : [])
  // The posting is held, so nobody applies any more.
  await change.hold({ applications: (await find()).map(({ id }) => id) })
  const open = await find()
  const decided = dispositions.map(({ reasonId, ...rest }) => ({ ...rest, reasonId: reasonId ?? null }))
  const problem =
    row.status === 'Active'
      ? closeProblem(
          open.map(({ id }) => id),
          decided,
        )
      : null
  if (problem)
    throw refused(409, problem.code.toUpperCase(), SENTENCES[problem.code], { applicationIds: problem.ids })
  for (const application of open) {
    const reasonId = decided.find(({ applicationId }) => applicationId === application.id)?.reasonId
    if (reasonId) await rejectApplication(change, application, place, { reasonId })
  }
  const patch = { closeReason: reason, closedAt: at }
  return movePosting(change, row, { action: 'close', by: place, reason }, patch)
}
