import { In } from 'typeorm'
import { DAY_MS, OPEN_STAGES } from '@tryka/domain'
import { ApplicationEntity } from '../../applications/application.table'
import type { Change } from '../../core/change'
import { tellTeam } from '../../core/contacts'
import { PostingEntity, type StoredPostingRow } from '../posting.table'

/** The team is reminded so long before the end. */
const NOTICE_MS = 2 * DAY_MS

const openOf = ({ manager, marketId }: Change, postingId: string): Promise<number> =>
  manager.countBy(ApplicationEntity, { marketId, postingId, stage: In([...OPEN_STAGES]) })

const people = (n: number) => (n === 1 ? '1 open application' : `${n} open applications`)

/** When the clock ends what nobody decided about a posting that is filled now; nothing where nobody waits. */
export async function closeOutDates(
  change: Change,
  postingId: string,
): Promise<Pick<StoredPostingRow, 'closeOutAt' | 'closeOutNoticeAt'> & { open: number }> {
  const open = await openOf(change, postingId)
  if (open === 0) return { open, closeOutAt: null, closeOutNoticeAt: null }
  const end = change.now.getTime() + change.closeOutDays * DAY_MS
  const notice = end - NOTICE_MS
  return {
    open,
    closeOutAt: new Date(end).toISOString(),
    closeOutNoticeAt: notice > change.now.getTime() ? new Date(notice).toISOString() : null,
  }
}

/** What the team reads when people still wait for a filled posting. */
export const toDecide = (open: number): string => (open ? `: decide about ${people(open)}` : '')

/** Two days before the end its members are told once more, if anybody still waits. */
export async function noticeCloseOut(change: Change, row: StoredPostingRow): Promise<void> {
  const { manager, marketId } = change
  await manager.update(PostingEntity, { id: row.id, marketId }, { closeOutNoticeAt: null })
  const open = await openOf(change, row.id)
  if (open === 0) return
  await tellTeam(change, row, {
    type: 'Application updates',
    title: `${row.title} is filled: ${people(open)} will end in two days unless you decide`,
    section: 'applications',
    open: { posting: row.id },
    mail: { what: 'close-out' },
  })
}

/** Nobody waits for this posting any more. */
export async function endCloseOut({ manager, marketId }: Change, id: string): Promise<void> {
  await manager.update(PostingEntity, { id, marketId }, { closeOutAt: null, closeOutNoticeAt: null })
}
