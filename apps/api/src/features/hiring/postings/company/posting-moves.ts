import type { EntityManager } from 'typeorm'
import { changedFacts, factVersions, POSTING_MACHINE, TEAM_NEWS } from '@tryka/domain'
import type { CloseReason } from '@tryka/domain'
import type { Change, Mover } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import { forgetFacts, notePosting } from '../../matching/facts'
import { tellTeam } from '../../core/contacts'
import { closeOutDates, toDecide } from './close-out-dates'
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
  change.touch({ company: row.companyId, posting: row.id }, 'postings')
  if (to === 'deleted') {
    await change.manager.delete(PostingEntity, { id, marketId })
    await forgetFacts(change.manager, { subject: 'posting', id, marketId }, change.at)
    return row
  }
  const edited = { ...row, ...patch, status: to, version: version + 1, changedAt: change.at }
  const facts = factVersions(row.factVersions, changedFacts(row, edited), edited.version)
  const next = { ...edited, factVersions: facts }
  const saved = await change.manager.update(
    PostingEntity,
    { id, marketId, version },
    { ...patch, status: to, version: next.version, factVersions: facts, changedAt: change.at },
  )
  if (!saved.affected) throw refused(409, 'STALE', 'This posting was changed in the meantime.')
  await notePosting(change.manager, next, change.at)
  return next
}

/**
 * The last opening is filled or the closing date is here. Open applications stay open, and the team is told; those of a
 * filled posting end by the clock if nobody decides.
 */
export async function closeBySystem(
  change: Change,
  row: StoredPostingRow,
  reason: CloseReason,
): Promise<void> {
  const { open, ...dates } = await closeOutDates(change, row.id)
  const ends = reason === 'filled' ? dates : {}
  const patch = { closeReason: reason, closedAt: change.at, ...ends }
  await movePosting(change, row, { action: 'close', by: 'system', reason }, patch)
  await tellTeam(change, row, {
    type: 'Application updates',
    title:
      reason === 'filled' ? TEAM_NEWS.filled(row.title, toDecide(open)) : TEAM_NEWS.pastItsDate(row.title),
    ...(reason === 'filled' && open
      ? { section: 'applications' as const, open: { posting: row.id } }
      : { section: 'jobs' as const }),
    ...(open ? { mail: { what: 'decide' as const } } : {}),
  })
}

export const hiresOf = (manager: EntityManager, { marketId, id }: StoredPostingRow): Promise<number> =>
  manager.countBy(ApplicationEntity, { marketId, postingId: id, stage: 'hired' })
