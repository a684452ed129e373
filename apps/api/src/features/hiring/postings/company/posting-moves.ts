import type { EntityManager } from 'typeorm'
import { POSTING_MACHINE } from '@tryka/domain'
import type { CloseReason } from '@tryka/domain'
import type { Change, Mover } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import { rankPosting } from '../../matching/job-matches'
import { tellTeam } from '../../core/contacts'
import type { StoredPostingRow } from '../posting.table'
import { ApplicationEntity } from '../../applications/application.table'
import { PostingEntity } from '../posting.table'

export type PostingPatch = Partial<Omit<StoredPostingRow, 'id' | 'marketId' | 'version'>>

export async function findPosting(
  manager: EntityManager,
  where: { id: string; marketId: string; companyId?: string },
): Promise<StoredPostingRow> {
  const row = await manager.findOneBy(PostingEntity, where)
  if (!row) throw nothingHere('This posting')
  return row
}

/** Moves a posting by its table, appends the event and writes the patch where the row still stands. */
export async function movePosting(
  change: Change,
  row: StoredPostingRow,
  attempt: { action: string; by: Mover; reason?: string | null },
  patch: PostingPatch = {},
): Promise<StoredPostingRow> {
  const { to } = await change.move(POSTING_MACHINE, { from: row.status, subjectId: row.id, ...attempt })
  const { id, marketId, version } = row
  change.touch('both', 'postings')
  if (to === 'deleted') {
    await change.manager.delete(PostingEntity, { id, marketId })
    return row
  }
  const next = { ...row, ...patch, status: to, version: version + 1 }
  const saved = await change.manager.update(
    PostingEntity,
    { id, marketId, version },
    { ...patch, status: to, version: next.version },
  )
  if (!saved.affected) throw refused(409, 'STALE', 'This posting was changed in the meantime.')
  await rankPosting(change.manager, next)
  return next
}

/** The last opening is filled or the closing date is here. Open applications stay open, and the team is told. */
export async function closeBySystem(
  change: Change,
  row: StoredPostingRow,
  reason: CloseReason,
): Promise<void> {
  const patch = { closeReason: reason, closedAt: change.at }
  await movePosting(change, row, { action: 'close', by: 'system', reason }, patch)
  await tellTeam(change, row, {
    type: 'Application updates',
    title:
      reason === 'filled' ? `${row.title} is filled and closed` : `${row.title} has reached its closing date`,
    section: 'jobs',
  })
}

export const hiresOf = (manager: EntityManager, { marketId, id }: StoredPostingRow): Promise<number> =>
  manager.countBy(ApplicationEntity, { marketId, postingId: id, stage: 'hired' })
