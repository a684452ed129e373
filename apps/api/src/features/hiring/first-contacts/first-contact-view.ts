import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { FirstContact } from '@tryka/domain'
import { byId } from '../core/list'
import { openPersonRef } from '../core/person-ref'
import type { Place } from '../core/places'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'
import { firstContactState } from './first-contact-moves'
import type { StoredFirstContactRow } from './first-contact.table'

/** Requests as one side reads them, in the order given. That a person blocked the company is a no to it. */
export async function firstContactViews(
  manager: EntityManager,
  { side, marketId }: Place,
  rows: readonly StoredFirstContactRow[],
  at: string,
): Promise<FirstContact[]> {
  const ids = (of: (row: StoredFirstContactRow) => string | null) =>
    In([...new Set(rows.flatMap((row) => of(row) ?? []))])
  const [people, companies, members, postings] = await Promise.all([
    manager.find(CandidateEntity, {
      select: { id: true, name: true, title: true },
      where: { marketId, id: ids((row) => row.candidateId) },
    }),
    manager.findBy(CompanyEntity, { marketId, id: ids((row) => row.companyId) }),
    manager.findBy(TeamMemberEntity, { marketId, id: ids((row) => row.memberId) }),
    manager.find(PostingEntity, {
      select: { id: true, title: true },
      where: { marketId, id: ids((row) => row.postingId) },
    }),
  ])
  const [personOf, companyOf] = [byId(people), byId(companies)]
  const [memberOf, postingOf] = [byId(members), byId(postings)]
  return rows.flatMap((row) => {
    const [person, company, member] = [
      personOf.get(row.candidateId),
      companyOf.get(row.companyId),
      memberOf.get(row.memberId),
    ]
    if (!person || !company || !member) return []
    const posting = row.postingId ? postingOf.get(row.postingId) : undefined
    const state = firstContactState(row, at)
    const { id, text, expiresAt, conversationId } = row
    return {
      id,
      company: { id: company.id, name: company.name, logo: company.logo },
      person: openPersonRef(person),
      role: posting?.title ?? null,
      jobId: posting?.id ?? null,
      askedBy: { name: member.name, role: member.role },
      text,
      state: side === 'company' && state === 'blocked' ? 'declined' : state,
      at: row.at,
      expiresAt,
      conversationId,
    }
  })
}
