import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, codeFrom, slugOf } from '@tryka/domain'
import type { StoredCompanyRow, StoredMemberRow } from './team.table'
import { CompanyEntity, TeamMemberEntity } from './team.table'
import { forgetWords, noteWords } from '../../../services/accounts/account-words'
import { noteEvent } from '../../../services/audit/audit'
import type { Change } from '../core/change'

/** A company with the person who made it, its first Admin. */
export async function addCompany(
  manager: EntityManager,
  company: StoredCompanyRow,
  maker: StoredMemberRow,
): Promise<void> {
  await manager.insert(CompanyEntity, company)
  await manager.insert(TeamMemberEntity, maker)
  await noteSeat(manager, maker)
}

type Seat = Pick<StoredMemberRow, 'id' | 'accountId' | 'name'>

/** The console finds the account by the name of its seat. */
export async function noteSeat(manager: EntityManager, { id, accountId, name }: Seat): Promise<void> {
  if (accountId !== null) await noteWords(manager, { accountId, source: id }, name)
}

/** It was the account's seat, and is no more. */
export async function forgetSeat(
  manager: EntityManager,
  { id, accountId }: Omit<Seat, 'name'>,
): Promise<void> {
  if (accountId !== null) await forgetWords(manager, { accountId, source: id })
}

/** Notes and history keep the name and role of who wrote them; the seat and its address go. */
export async function giveUpSeat(manager: EntityManager, seat: StoredMemberRow, at: string): Promise<void> {
  const { id, marketId, version } = seat
  await forgetSeat(manager, seat)
  await manager.update(
    TeamMemberEntity,
    { id, marketId },
    { removedAt: at, accountId: null, email: '', inviteTokenHash: null, version: version + 1 },
  )
}

/** A seat that nobody of the team took is in the audit, by its id alone. */
export const noteSeatEnded = (
  { manager, at }: Pick<Change, 'manager' | 'at'>,
  { id: target, companyId: company, role }: StoredMemberRow,
  reason: string,
): Promise<void> =>
  noteEvent(manager, at, {
    actor: 'system',
    action: 'seat.ended',
    target,
    details: { company, role, reason },
  })

/** The team needs somebody who may do everything. */
export async function makeAdmin(manager: EntityManager, { id, version }: StoredMemberRow): Promise<void> {
  await manager.update(TeamMemberEntity, { id }, { role: 'Admin', version: version + 1 })
}

/** Gives a company the words of its public address; they stay when its name changes. */
export async function giveSlug(manager: EntityManager, id: string): Promise<void> {
  const company = await manager.findOneByOrFail(CompanyEntity, { id })
  if (company.slug !== null) return
  const plain = slugOf(company.name, 'company')
  const taken = await manager.existsBy(CompanyEntity, { slug: plain })
  const slug = taken ? `${plain}-${codeFrom(randomInt, 5)}` : plain
  await manager.update(CompanyEntity, { id }, { slug })
}

/** A decided name is shown from now on; the words of the address stay. */
export async function renameCompany(
  manager: EntityManager,
  { id, name, at }: { id: string; name: string; at: string },
): Promise<void> {
  const { version } = await manager.findOneByOrFail(CompanyEntity, { id })
  await manager.update(CompanyEntity, { id }, { name, version: version + 1, changedAt: at })
}

/** A decision keeps a company from everybody outside its team. */
export async function hideCompany(manager: EntityManager, id: string, decisionId: string): Promise<void> {
  await manager.update(CompanyEntity, { id }, { hiddenDecisionId: decisionId })
}

/** Shows again what a decision hid; a later one stays. */
export async function showCompany(manager: EntityManager, decisionId: string): Promise<void> {
  await manager.update(CompanyEntity, { hiddenDecisionId: decisionId }, { hiddenDecisionId: null })
}

/** Gives a company another mark: letters, a tint and a picture. */
export async function markCompany(
  manager: EntityManager,
  { id, logo, at }: { id: string; logo: string; at: string },
): Promise<void> {
  await manager.update(CompanyEntity, { id }, { logo, changedAt: at })
}

interface NewMember extends Pick<
  StoredMemberRow,
  'id' | 'companyId' | 'accountId' | 'name' | 'title' | 'email' | 'role'
> {
  at: string
}

/** A seat in a team of the live market that is taken from now on. */
export async function addMember(manager: EntityManager, { at, ...member }: NewMember): Promise<void> {
  await manager.insert(TeamMemberEntity, {
    ...member,
    marketId: LIVE_MARKET_ID,
    status: 'Active',
    invitedAt: null,
    inviteExpiresAt: null,
    joinedAt: at,
    inviteTokenHash: null,
    removedAt: null,
    version: 1,
  })
  await noteSeat(manager, member)
}
