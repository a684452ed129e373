import type { EntityManager } from 'typeorm'
import { Brackets, IsNull } from 'typeorm'
import { LIVE_MARKET_ID, emailKey } from '@tryka/domain'
import { TeamMemberEntity } from '../team/team.table'
import { CompanyProofEntity } from './company-proof.table'

interface Leaver {
  id: string
  email: string
  /** Companies of whose teams it is an Admin: who proves a domain is one. */
  adminOf: readonly string[]
}

/** `@northwind.com`: that somebody there proved it stays. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@'))

/** A domain stays proven; by whose mailbox is forgotten with the person. */
export async function forgetProver(manager: EntityManager, { id, email, adminOf }: Leaver): Promise<void> {
  const key = emailKey(email)
  const rows = await manager
    .createQueryBuilder(CompanyProofEntity, 'p')
    .where(
      new Brackets((any) => {
        any.where('p.createdBy = :id', { id }).orWhere('LOWER(p.provenBy) = :key', { key })
        any.orWhere(`LOWER(p.pendingChange) LIKE :inside`, { inside: `%"${key.replace(/[%_]/g, '_')}"%` })
        if (adminOf.length) any.orWhere('p.companyId IN (:...adminOf)', { adminOf })
      }),
    )
    .getMany()
  for (const { companyId, provenBy, sentTo, pendingChange } of rows) {
    const team = await manager.findBy(TeamMemberEntity, {
      marketId: LIVE_MARKET_ID,
      companyId,
      removedAt: IsNull(),
    })
    const others = new Set(team.flatMap((one) => (one.accountId === id ? [] : [emailKey(one.email)])))
    const cut = (address: string | null) =>
      address === null || others.has(emailKey(address)) ? address : domainOf(address)
    const change = pendingChange && { ...pendingChange, provenBy: cut(pendingChange.provenBy) }
    const proven = cut(provenBy)
    await manager.update(
      CompanyProofEntity,
      { companyId },
      { provenBy: proven, sentTo: proven === provenBy ? sentTo : null, pendingChange: change },
    )
  }
}
