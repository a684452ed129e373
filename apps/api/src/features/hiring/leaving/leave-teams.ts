import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, MEMBER_MACHINE, dashboardPath, leavesNoAdmin, teamPlace } from '@tryka/domain'
import { noteEvent } from '../../../services/audit/audit'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { isSuspended } from '../../../services/accounts/suspended'
import { beginClosing, holdPostings, isOver } from '../companies/closing/begin-closing'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { forgetProver } from '../companies/forget-prover'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import { forgetSeatAddress, seatsOfAddress } from '../team/forget-addresses'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import { giveUpSeat, makeAdmin, noteSeatEnded } from '../team/team-writes'

export const lastAdmin = () =>
  refused(
    409,
    'LAST_ADMIN',
    'You are the last Admin of a team. Make somebody else Admin first, or close the company.',
  )

const seated = { marketId: LIVE_MARKET_ID, status: 'Active' as const, removedAt: IsNull() }
const companyOf = ({ companyId }: StoredMemberRow): string => companyId
const proofOf = (manager: EntityManager, companyId: string) =>
  manager.findOneByOrFail(CompanyProofEntity, { companyId })

/** The others of a team, who came first on top. */
async function othersThan(manager: EntityManager, { id, companyId }: StoredMemberRow) {
  const team = await manager.find(TeamMemberEntity, {
    where: { ...seated, companyId },
    order: { joinedAt: 'ASC', id: 'ASC' },
  })
  return { others: team.filter((other) => other.id !== id), isLastAdmin: leavesNoAdmin(team, id, null) }
}

/** Ends a seat of a company that is held. */
export async function giveUp(change: Change, seat: StoredMemberRow): Promise<void> {
  await giveUpSeat(change.manager, seat, change.at)
  change.touch({ company: seat.companyId }, 'team')
  if (seat.accountId) change.touch({ account: seat.accountId }, 'places')
}

/** Whoever leaves a team leaves it an Admin; a company that closes needs none. */
export async function refuseLastAdmin({ manager }: Change, seat: StoredMemberRow): Promise<void> {
  if (isOver(await proofOf(manager, seat.companyId))) return
  const { isLastAdmin } = await othersThan(manager, seat)
  if (isLastAdmin) throw lastAdmin()
}

/**
 * The seats of an account that is erased end, and with them the companies that nobody else is of: else they would be
 * nobody's for ever, and so would their domains. The last Admin of others hands over first, unless a suspension keeps
 * the account from it. Returns the seats that ended.
 */
export async function leaveTeams(
  change: Change,
  { id: accountId, email }: AccountRow,
): Promise<StoredMemberRow[]> {
  const { manager, at } = change
  const find = () => manager.findBy(TeamMemberEntity, { ...seated, accountId })
  const named = email === null ? [] : await seatsOfAddress(manager, email)
  await change.hold({ company: [...(await find()), ...named].map(({ companyId }) => companyId) })
  const account = await manager.findOneByOrFail(AccountEntity, { id: accountId })
  const seats = await find()
  const admins = seats.filter(({ role }) => role === 'Admin')
  if (email !== null) await forgetProver(manager, { id: accountId, email, adminOf: admins.map(companyOf) })
  const ends: string[] = []
  for (const seat of seats) {
    const isEnding = isOver(await proofOf(manager, seat.companyId))
    const { others, isLastAdmin } = await othersThan(manager, seat)
    const [heir] = others
    if (!isEnding && !heir) ends.push(seat.companyId)
    if (!isEnding && heir && isLastAdmin) {
      if (!isSuspended(account, at)) throw lastAdmin()
      await handOver(change, heir)
    }
    await giveUp(change, seat)
    await noteSeatEnded(change, seat, 'its account is erased')
  }
  if (email !== null) await forgetSeatAddress(manager, email, at)
  const asked = named.filter(({ id, removedAt }) => removedAt === null && !seats.some((one) => one.id === id))
  for (const seat of asked) await noteSeatEnded(change, seat, 'the address it was offered to is erased')
  for (const { companyId } of named) change.touch({ company: companyId }, 'team')
  await holdPostings(change, ends)
  for (const companyId of ends.sort()) await beginClosing(change, await proofOf(manager, companyId))
  return seats
}

/** Who is of a team for the longest time becomes its Admin. */
async function handOver(change: Change, heir: StoredMemberRow): Promise<void> {
  const { id: subjectId, status: from, role, companyId } = heir
  const reason = `${role} to Admin`
  await change.move(MEMBER_MACHINE, { from, action: 'change_role', by: 'system', subjectId, reason })
  await makeAdmin(change.manager, heir)
  await noteEvent(change.manager, change.at, {
    actor: 'system',
    action: 'seat.made-admin',
    target: subjectId,
    details: { company: companyId, reason: 'the last Admin is erased' },
  })
  await change.tell({
    side: 'company',
    recipientId: subjectId,
    type: 'Platform updates',
    title: 'You are Admin of this team now: its last Admin is gone',
    link: dashboardPath('company', 'settings', { place: teamPlace(companyId) }),
  })
}
