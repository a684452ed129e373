import { In, IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { nothingHere } from '../../core/errors'
import { MarketEntity } from '../../market/market.table'
import { PostingEntity } from '../posting.table'

/**
 * Throws 404 unless the posting was shown in the live market or in the demo of the account. Nothing of it is read: it is
 * only named by what somebody keeps for it.
 */
export async function checkPosting(manager: EntityManager, accountId: string, id: string): Promise<void> {
  const demo = await manager.findOne(MarketEntity, { select: { id: true }, where: { accountId } })
  const isThere = await manager.existsBy(PostingEntity, {
    id,
    marketId: In([LIVE_MARKET_ID, ...(demo ? [demo.id] : [])]),
    firstActivatedAt: Not(IsNull()),
  })
  if (!isThere) throw nothingHere('This job')
}
