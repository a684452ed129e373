import { POSTING_MACHINE } from '@tryka/domain'
import type { CloseReason } from '@tryka/domain'
import type { EntityManager } from 'typeorm'
import type { Change, Mover } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import { rankPosting } from '../matching/job-matches'
import { tellTeam } from '../people/contacts'
import type { StoredPostingRow } from '../tables'
import { ApplicationEntity, PostingEntity } from '../tables'

export type PostingPatch = Partial<Omit<StoredPostingRow, 'id' | 'workspaceId' | 'version'>>

export async function findPosting(
  manager: EntityManager,
  where: { id: string; workspaceId: string; companyId?: string },
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
  const { id, workspaceId, version } = row
  change.touch('both', 'postings')
  if (to === 'deleted') {
    await change.manager.delete(PostingEntity, { id, workspaceId })
    return row
  }
  const next = { ...row, ...patch, status: to, version: version + 1 }
  const saved = await change.manager.update(
    PostingEntity,
    { id, workspaceId, version },
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
    section: 'postings',
  })
}

export const hiresOf = (manager: EntityManager, { workspaceId, id }: StoredPostingRow): Promise<number> =>
  manager.countBy(ApplicationEntity, { workspaceId, postingId: id, stage: 'hired' })
