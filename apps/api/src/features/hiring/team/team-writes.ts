import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, codeFrom, slugOf } from '@tryka/domain'
import type { StoredCompanyRow, StoredMemberRow } from './team.table'
import { CompanyEntity, TeamMemberEntity } from './team.table'

/** A company with the person who made it, its first Admin. */
export async function addCompany(
  manager: EntityManager,
  company: StoredCompanyRow,
  maker: StoredMemberRow,
): Promise<void> {
  await manager.insert(CompanyEntity, company)
  await manager.insert(TeamMemberEntity, maker)
}

/** Notes and history keep the name and role of who wrote them; the seat and its address go. */
export async function giveUpSeat(
  manager: EntityManager,
  { id, marketId, version }: StoredMemberRow,
  at: string,
): Promise<void> {
  await manager.update(
    TeamMemberEntity,
    { id, marketId },
    { removedAt: at, accountId: null, email: '', inviteTokenHash: null, version: version + 1 },
  )
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
export async function renameCompany(manager: EntityManager, id: string, name: string): Promise<void> {
  const { version } = await manager.findOneByOrFail(CompanyEntity, { id })
  await manager.update(CompanyEntity, { id }, { name, version: version + 1 })
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
export async function markCompany(manager: EntityManager, id: string, logo: string): Promise<void> {
  await manager.update(CompanyEntity, { id }, { logo })
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
}
