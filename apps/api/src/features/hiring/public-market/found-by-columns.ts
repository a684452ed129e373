import { LIVE_MARKET_ID, searchWords } from '@tryka/domain'
import type { JobsQuery } from '@tryka/public-pages'
import { PUBLIC_PAGE_SIZE } from '@tryka/public-pages'
import { AppError } from '../../../app-error'
import type { Database } from '../../../db/database'
import type { Columns } from '../core/columns'
import { allPostingsAway } from '../core/hidden'
import type { Found } from '../core/match-questions'

/** Nobody in particular reads: no block is between anybody and them. */
const NOBODY = ''

/**
 * A page of the public list as the columns have it: the same facts and words that members search. Undefined while they do
 * not run or nobody answers; then the rows do, for these pages never wait for a matcher.
 */
export async function foundByColumns(
  db: Database,
  columns: Columns,
  { q, field, mode, type, page }: JobsQuery,
  now: Date,
): Promise<Found | undefined> {
  const at = now.toISOString()
  try {
    if (!(await columns.answer(false))) return undefined
    return await columns.ask({
      kind: 'jobs',
      person: null,
      sort: 'posted',
      filters: {
        ...(field ? { technology: field } : {}),
        ...(mode ? { mode } : {}),
        ...(type ? { type } : {}),
        openAt: at,
      },
      words: searchWords(q),
      away: await allPostingsAway(db.read, { marketId: LIVE_MARKET_ID, candidateId: NOBODY, at }),
      skip: (page - 1) * PUBLIC_PAGE_SIZE,
      take: PUBLIC_PAGE_SIZE,
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return undefined
    throw error
  }
}
