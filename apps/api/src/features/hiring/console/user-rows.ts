import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { UserRow } from '@tryka/domain'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { isSuspended } from '../../../services/accounts/suspended'
import { groupBy } from '../core/list'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'

const live = { marketId: LIVE_MARKET_ID }

/** The seats in teams that these accounts have now. */
export const seatsOf = (manager: EntityManager, ids: readonly string[]) =>
  manager.findBy(TeamMemberEntity, {
    ...live,
    accountId: In([...ids]),
    status: 'Active',
    removedAt: IsNull(),
  })

/** Accounts as a list shows them. */
export async function userRows(
  manager: EntityManager,
  rows: readonly AccountRow[],
  at: string,
): Promise<UserRow[]> {
  const ids = rows.map(({ id }) => id)
  const [people, seats] = await Promise.all([
    manager.find(CandidateEntity, {
      select: { id: true, accountId: true, name: true },
      where: { accountId: In(ids), ...live },
    }),
    seatsOf(manager, ids),
  ])
  const person = new Map(people.map((one) => [one.accountId, one.name]))
  const seated = groupBy(seats, ({ accountId }) => accountId ?? '')
  return rows.map((row) => {
    const { id, email, createdAt, lastUsedAt, admittedAt } = row
    const own = seated.get(id) ?? []
    const rests = isSuspended(row, at)
    return {
      id,
      email: email ?? '',
      name: person.get(id) ?? own[0]?.name ?? '',
      profile: person.has(id),
      companies: own.length,
      admitted: admittedAt !== null,
      state: rests ? 'suspended' : 'active',
      until: rests ? row.suspendedUntil : null,
      createdAt,
      lastUsedAt,
    }
  })
}
