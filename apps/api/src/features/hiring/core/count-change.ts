import type { EntityManager } from 'typeorm'
import { MarketEntity } from '../market/market.table'

/** Raises the counter of a market's changes, and so holds its row. False where there is no such market. */
export async function countChange(manager: EntityManager, id: string): Promise<boolean> {
  return !!(await manager.increment(MarketEntity, { id }, 'changes', 1)).affected
}
