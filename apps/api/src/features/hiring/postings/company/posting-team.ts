import { In, IsNull } from 'typeorm'
import type { PostingTeam } from '@tryka/domain'
import { LIVE_MARKET_ID, dashboardPath, demoPlace, teamPlace } from '@tryka/domain'
import type { Change, Changes } from '../../core/change'
import { refused } from '../../core/errors'
import type { MemberPlace } from '../../core/places'
import { TeamMemberEntity } from '../../team/team.table'
import { PostingMemberEntity } from '../posting.table'
import type { StoredPostingRow } from '../posting.table'
import { changePosting } from './change-posting'
import { movePosting } from './posting-moves'

/** A new name on the list finds out under the bell, and where to begin. */
async function welcome(
  change: Change,
  { id, title }: StoredPostingRow,
  memberIds: string[],
  place: MemberPlace,
) {
  const at = change.marketId === LIVE_MARKET_ID ? teamPlace(place.companyId) : demoPlace('company')
  const link = dashboardPath('company', 'applications', { posting: id, place: at })
  for (const recipientId of memberIds)
    if (recipientId !== place.member.id)
      await change.tell({
        side: 'company',
        recipientId,
        type: 'Application updates',
        title: `You are on the hiring team of ${title}`,
        link,
      })
}

/** Names who works on a posting. Whoever is left out sees it from then on, and decides nothing. */
export function setPostingTeam(
  changes: Changes,
  place: MemberPlace,
  id: string,
  { members, version }: PostingTeam,
) {
  return changePosting(changes, place, { id, version }, async (change, row) => {
    const { manager, marketId } = change
    const { companyId } = place
    const ids = members.map(({ memberId }) => memberId)
    const active = { marketId, companyId, id: In(ids), status: 'Active', removedAt: IsNull() } as const
    if ((await manager.countBy(TeamMemberEntity, active)) < ids.length)
      throw refused(409, 'NOT_ACTIVE', 'Somebody on the list is not in the team any more. Load it again.')
    const before = await manager.findBy(PostingMemberEntity, { marketId, postingId: id })
    const saved = await movePosting(change, row, { action: 'edit', by: place })
    await manager.delete(PostingMemberEntity, { marketId, postingId: id })
    await manager.insert(
      PostingMemberEntity,
      members.map(({ memberId, duty }) => ({ marketId, postingId: id, memberId, duty })),
    )
    const known = new Set(before.map(({ memberId }) => memberId))
    await welcome(
      change,
      row,
      ids.filter((one) => !known.has(one)),
      place,
    )
    // Whoever left the list has to see that, too.
    change.touch({ company: companyId }, 'postings')
    return saved
  })
}
