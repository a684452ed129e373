import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { CandidateEntity } from '../profile/candidate.table'

/** What a step by nobody holds: the account of an attempt, and its person in the live market if there still is one. */
export async function holderOf(read: EntityManager, account: string) {
  const person = await read.findOneBy(CandidateEntity, { accountId: account, marketId: LIVE_MARKET_ID })
  return {
    holds: { account, person: person?.id },
    ref: person && { marketId: LIVE_MARKET_ID, candidateId: person.id },
  }
}
