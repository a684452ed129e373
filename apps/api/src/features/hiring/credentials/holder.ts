import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { CandidateRef } from '../core/places'
import { CandidateEntity } from '../profile/candidate.table'

/** What a step by nobody holds: the account, and its person in the live market if there still is one. */
export async function holderOf(read: EntityManager, account: string) {
  const person = await read.findOneBy(CandidateEntity, { accountId: account, marketId: LIVE_MARKET_ID })
  return {
    holds: { account, person: person?.id },
    ref: person && { marketId: LIVE_MARKET_ID, candidateId: person.id },
  }
}

/** The proven address behind a person; null where there is no account any more. */
export async function addressOfPerson(
  read: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<string | null> {
  const person = await read.findOneBy(CandidateEntity, { id: candidateId, marketId })
  if (!person?.accountId) return null
  return (await read.findOneBy(AccountEntity, { id: person.accountId }))?.email ?? null
}
