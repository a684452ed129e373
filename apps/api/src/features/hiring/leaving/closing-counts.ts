import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, OPEN_STAGES } from '@tryka/domain'
import type { ErasePreview } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { TeamMemberEntity } from '../team/team.table'

const seated = { marketId: LIVE_MARKET_ID, status: 'Active' as const, removedAt: IsNull() }

/** Companies that end with the account, since nobody else is of their teams, and who waits for an answer of theirs. */
export async function closingCounts(read: EntityManager, accountId: string): Promise<ErasePreview['goes']> {
  const seats = await read.findBy(TeamMemberEntity, { ...seated, accountId })
  const alone: string[] = []
  for (const { companyId } of seats)
    if ((await read.countBy(TeamMemberEntity, { ...seated, companyId })) === 1) alone.push(companyId)
  if (alone.length === 0) return []
  const open = { marketId: LIVE_MARKET_ID, companyId: In(alone), stage: In([...OPEN_STAGES]) }
  return [
    { what: 'Companies that close, since nobody else is in their teams', count: alone.length },
    { what: 'Applications there that end with “closed”', count: await read.countBy(ApplicationEntity, open) },
  ]
}
