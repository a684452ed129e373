import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { suspendedOf } from '../../../services/accounts/suspended'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change, Changes } from '../core/change'
import { purseOfCandidate } from '../credits/purse'
import { CandidateEntity } from '../profile/candidate.table'

/** A change that holds people of the live market with the accounts behind them: points of theirs may move in it. */
export async function holdingPeople<T>(
  { db, changes }: { db: Database; changes: Changes },
  people: readonly string[],
  work: (change: Change) => Promise<T>,
  call?: OneCall,
): Promise<T> {
  const purses = await Promise.all(
    people.map((candidateId) => purseOfCandidate(db.read, { marketId: LIVE_MARKET_ID, candidateId })),
  )
  const account = purses.flatMap((purse) => purse?.person ?? [])
  return changes.run(LIVE_MARKET_ID, { account, person: people }, work, call)
}

/** People of some rows whose accounts rest now. */
export async function restingOf(
  read: EntityManager,
  ids: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const people = await read.findBy(CandidateEntity, { marketId: LIVE_MARKET_ID, id: In([...new Set(ids)]) })
  const resting = await suspendedOf(
    read,
    people.flatMap(({ accountId }) => accountId ?? []),
    at,
  )
  return new Set(people.flatMap(({ id, accountId }) => (accountId && resting.has(accountId) ? [id] : [])))
}
