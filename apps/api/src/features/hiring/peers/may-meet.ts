import type { EntityManager } from 'typeorm'
import { In, IsNull, Not } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { suspendedOf } from '../../../services/accounts/suspended'
import { ApplicationEntity } from '../applications/application.table'
import { peopleApart } from '../blocks/blocks'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'

const market = { marketId: LIVE_MARKET_ID }
const select = { candidateId: true, postingId: true, companyId: true } as const

/** Somebody who would help, or be helped. */
export interface Peer {
  candidateId: string
  accountId: string
}

const applicationsOf = (manager: EntityManager, ids: readonly string[]) =>
  manager.find(ApplicationEntity, { select, where: { ...market, candidateId: In([...ids]) } })

const seatsOf = (manager: EntityManager, accountIds: readonly string[]) =>
  manager.find(TeamMemberEntity, {
    select: { accountId: true, companyId: true },
    where: { ...market, accountId: In([...accountIds]), status: 'Active', removedAt: IsNull() },
  })

/**
 * Of some people those whom somebody may meet here: nobody blocked either way, nobody who wants the same job, no member
 * of a company with its applicant, nobody who is suspended or gone, and never oneself. Who met lately is asked apart.
 */
export async function meetable(
  manager: EntityManager,
  me: Peer,
  peopleIds: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(peopleIds)].filter((id) => id !== me.candidateId)
  if (ids.length === 0) return new Set()
  const people = await manager.find(CandidateEntity, {
    select: { id: true, accountId: true },
    where: { ...market, id: In(ids), accountId: Not(IsNull()) },
  })
  const accounts = people.flatMap(({ accountId }) => accountId ?? [])
  const [apart, resting, ours, theirs, ourSeats, theirSeats] = await Promise.all([
    peopleApart(manager, me),
    suspendedOf(manager, accounts, at),
    applicationsOf(manager, [me.candidateId]),
    applicationsOf(manager, ids),
    seatsOf(manager, [me.accountId]),
    seatsOf(manager, accounts),
  ])
  const [postings, companies] = [
    new Set(ours.map(({ postingId }) => postingId)),
    new Set(ours.map(({ companyId }) => companyId)),
  ]
  const seats = new Set(ourSeats.map(({ companyId }) => companyId))
  const rivals = theirs.filter((one) => postings.has(one.postingId) || seats.has(one.companyId))
  const employers = new Set(
    theirSeats.filter(({ companyId }) => companies.has(companyId)).map(({ accountId }) => accountId),
  )
  const out = new Set([...apart, ...rivals.map(({ candidateId }) => candidateId)])
  return new Set(
    people
      .filter(({ id, accountId }) => accountId && !out.has(id) && !resting.has(accountId))
      .filter(({ accountId }) => !employers.has(accountId))
      .map(({ id }) => id),
  )
}
