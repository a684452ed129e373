import { IsNull } from 'typeorm'
import { isShareCode } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidatePlace } from '../core/places'
import { scopeOf } from '../core/scope'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import { ShareLinkEntity, type StoredShareLinkRow } from './share-link.table'

/**
 * The link, held until the change ends: who is erased meanwhile waits, and takes what was written here along. SQLite has
 * one writer.
 */
async function heldLink(
  { manager, marketId }: Change,
  { postingId, code }: { postingId: string; code: string },
): Promise<StoredShareLinkRow | null> {
  const where = { code, postingId, marketId }
  return manager.connection.options.type === 'sqlite'
    ? manager.findOneBy(ShareLinkEntity, where)
    : manager.findOne(ShareLinkEntity, { where, lock: { mode: 'pessimistic_read' } })
}

/** Whether an account hires for a posting: nobody refers to himself. */
async function hiresFor(
  { manager, marketId }: Change,
  { postingId, accountId }: StoredShareLinkRow,
): Promise<boolean> {
  const posting = await manager.findOneByOrFail(PostingEntity, { id: postingId, marketId })
  const { companyId } = posting
  const seat = { accountId, companyId, marketId, removedAt: IsNull() }
  const member = await manager.findOneBy(TeamMemberEntity, seat)
  if (!member) return false
  return (await scopeOf(manager, { marketId, member }, [postingId]))(postingId)
}

/** Who shared a posting by this code; null for oneself, for those who hire for it, and for a code of nobody. */
export async function referrerOf(
  change: Change,
  place: CandidatePlace,
  link: { postingId: string; code: string },
): Promise<string | null> {
  const { manager, marketId } = change
  if (place.isDemo || !isShareCode(link.code)) return null
  const row = await heldLink(change, link)
  if (!row || row.accountId === place.accountId || (await hiresFor(change, row))) return null
  const own = await manager.findOne(CandidateEntity, {
    select: { id: true },
    where: { accountId: row.accountId, marketId },
  })
  return own?.id ?? null
}
