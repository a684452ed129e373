import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { PaidHelp } from '../credits/paid-help'
import { CandidateEntity } from '../profile/candidate.table'
import { MockEntity } from './mocks/mock.table'
import { PeerCardEntity, PeerReviewEntity } from './peer.table'

/** Both people of each mock interview and review that is still there, by its id. */
async function sidesOf(read: EntityManager, helps: readonly PaidHelp[]) {
  const of = (kind: string) => In(helps.flatMap((help) => (help.kind === kind ? help.ref : [])))
  const [mocks, reviews] = await Promise.all([
    read.find(MockEntity, { select: { id: true, a: true, b: true }, where: { id: of('mock') } }),
    read.find(PeerReviewEntity, {
      select: { id: true, candidateId: true, ownerId: true },
      where: { id: of('review') },
    }),
  ])
  return new Map([
    ...mocks.map(({ id, a, b }) => [id, [a, b]] as const),
    ...reviews.map(({ id, candidateId, ownerId }) => [id, [candidateId, ownerId]] as const),
  ])
}

const peopleBy = (
  read: EntityManager,
  where: { id: ReturnType<typeof In> } | { accountId: ReturnType<typeof In> },
) =>
  read.find(CandidateEntity, {
    select: { id: true, accountId: true },
    where: { marketId: LIVE_MARKET_ID, ...where },
  })

/** Who some accounts are to others, and who was on the other side of their helps. */
export async function circlePeople(
  read: EntityManager,
  accountIds: readonly string[],
  helps: readonly PaidHelp[],
) {
  const listed = await peopleBy(read, { accountId: In([...accountIds]) })
  const own = new Map(listed.map(({ id, accountId }) => [accountId, id]))
  const sides = await sidesOf(read, helps)
  const others = await peopleBy(read, { id: In([...new Set([...sides.values()].flat())]) })
  const accounts = new Map(others.map(({ id, accountId }) => [id, accountId]))
  const ids = [...listed, ...others].map(({ id }) => id)
  const cards = await read.find(PeerCardEntity, {
    select: { candidateId: true, name: true },
    where: { candidateId: In([...new Set(ids)]) },
  })
  const names = new Map(cards.map(({ candidateId, name }) => [candidateId, name]))
  return {
    nameOf: (candidateId: string | undefined) => (candidateId && names.get(candidateId)) ?? null,
    ownId: (accountId: string) => own.get(accountId),
    accountOf: (candidateId: string | undefined) => (candidateId && accounts.get(candidateId)) ?? null,
    accounts: [...accounts.values()].filter((id) => id !== null),
    /** Who the other one was, by whatever is left of what they did together. */
    otherOf: (together: readonly PaidHelp[], ownId: string | undefined) =>
      ownId && together.flatMap(({ ref }) => sides.get(ref) ?? []).find((id) => id !== ownId),
  }
}
