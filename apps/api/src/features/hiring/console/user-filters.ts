import { LIVE_MARKET_ID } from '@tryka/domain'
import type { UsersFilter } from '@tryka/domain'

/** How a query calls what the filters look at. */
interface Names {
  id: string
  admittedAt: string
}

const hasProfile = (id: string): string =>
  `EXISTS (SELECT 1 FROM candidates c WHERE c.account_id = ${id} AND c.market_id = :live)`
const hasSeat = (id: string): string =>
  `EXISTS (SELECT 1 FROM team_members t WHERE t.account_id = ${id} AND t.market_id = :live
     AND t.status = 'Active' AND t.removed_at IS NULL)`

/** What an account must be to fit, one condition after the other; whom nobody let in has no place to look for. */
export function filterOf(
  { admitted, places }: Pick<UsersFilter, 'admitted' | 'places'>,
  { id, admittedAt }: Names,
): { conditions: string[]; parameters: { live?: string } } {
  const isIn = `${admittedAt} IS NOT NULL`
  const isOut = `${admittedAt} IS NULL`
  const conditions = [
    ...(admitted === 'yes' || places === 'profile' || places === 'team' ? [isIn] : []),
    ...(admitted === 'no' ? [isOut] : []),
    ...(places === 'profile' ? [hasProfile(id)] : []),
    ...(places === 'team' ? [hasSeat(id)] : []),
    ...(places === 'none' ? [`NOT ${hasProfile(id)}`, `NOT ${hasSeat(id)}`] : []),
  ]
  return { conditions, parameters: places ? { live: LIVE_MARKET_ID } : {} }
}
