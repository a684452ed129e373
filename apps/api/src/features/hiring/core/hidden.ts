import type { EntityManager } from 'typeorm'
import { In, IsNull, Not } from 'typeorm'
import { companyStateAt } from '@tryka/domain'
import { BlockEntity } from '../blocks/block.table'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { CandidateEntity } from '../profile/candidate.table'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import { companyTakenDown } from './errors'

/** A suspension or a block holds at a moment: what ended by itself is over though nobody wrote it down. */
const inForce = (alias: string): string =>
  `(${alias}.suspended_until IS NULL OR ${alias}.suspended_until > :at)`

/**
 * Ids of people whom a company does not find, for a query with `:marketId`, `:companyId` and `:at`: a block between the
 * two, whoever made it, a profile that is taken down, an account that is suspended.
 */
export const PEOPLE_AWAY = `
  SELECT b.by_id AS id FROM blocks b
    WHERE b.target_type = 'company' AND b.target_id = :companyId AND b.by_type = 'person'
  UNION ALL SELECT b.target_id FROM blocks b
    WHERE b.by_type = 'company' AND b.by_id = :companyId AND b.target_type = 'person'
  UNION ALL SELECT h.id FROM candidates h WHERE h.market_id = :marketId AND h.hidden_decision_id IS NOT NULL
  UNION ALL SELECT s.id FROM accounts a JOIN candidates s ON s.account_id = a.id
    WHERE a.state_decision_id IS NOT NULL AND ${inForce('a')}`

/**
 * Ids of postings that a person does not find, for a query with `:marketId`, `:candidateId` and `:at`: taken down, of a
 * company that is taken down or not verified now, or with a block between the two. Who never proved a domain never
 * published, so those many are not looked at.
 */
export const POSTINGS_AWAY = `
  SELECT p.id FROM postings p WHERE p.market_id = :marketId AND p.hidden_decision_id IS NOT NULL
  UNION ALL SELECT p.id FROM postings p WHERE p.market_id = :marketId AND p.company_id IN (
    SELECT s.company_id FROM company_proofs s WHERE s.market_id = :marketId
      AND (s.state IN ('pending', 'refused', 'closing', 'closed') OR (s.state = 'suspended' AND ${inForce('s')}))
    UNION ALL SELECT c.id FROM companies c WHERE c.market_id = :marketId AND c.hidden_decision_id IS NOT NULL
    UNION ALL SELECT b.target_id FROM blocks b
      WHERE b.by_type = 'person' AND b.by_id = :candidateId AND b.target_type = 'company'
    UNION ALL SELECT b.by_id FROM blocks b
      WHERE b.target_type = 'person' AND b.target_id = :candidateId AND b.by_type = 'company')`

/** A company that looks for people, and when it does. */
export interface Looker {
  marketId: string
  companyId: string
  /** The moment of the call. */
  calledAt: string
}

const idsOf = async (
  manager: EntityManager,
  sql: string,
  parameters: Record<string, string>,
): Promise<string[]> => {
  const rows = await manager
    .createQueryBuilder()
    .select('DISTINCT z.id', 'id')
    .from(`(${sql})`, 'z')
    .setParameters(parameters)
    .getRawMany<{ id: string }>()
  return rows.map(({ id }) => id)
}

/** Everybody whom a company does not find. */
export const allPeopleAway = (
  manager: EntityManager,
  { marketId, companyId, calledAt: at }: Looker,
): Promise<string[]> => idsOf(manager, PEOPLE_AWAY, { marketId, companyId, at })

/** Every posting that a person does not find. */
export const allPostingsAway = (
  manager: EntityManager,
  { marketId, candidateId, at }: { marketId: string; candidateId: string; at: string },
): Promise<string[]> => idsOf(manager, POSTINGS_AWAY, { marketId, candidateId, at })

/** Those of some people whom a company does not find. */
export async function awayFrom(
  manager: EntityManager,
  { marketId, companyId, calledAt: at }: Looker,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await manager
    .createQueryBuilder(CandidateEntity, 'c')
    .select('c.id', 'id')
    .where('c.marketId = :marketId AND c.id IN (:...ids)', { marketId, ids })
    .andWhere(`c.id IN (${PEOPLE_AWAY})`, { companyId, at })
    .getRawMany<{ id: string }>()
  return new Set(rows.map(({ id }) => id))
}

/** Whether one of a person and a company blocks the other. */
export const isBlocked = (
  manager: EntityManager,
  { candidateId, companyId }: { candidateId: string; companyId: string },
): Promise<boolean> =>
  manager.existsBy(BlockEntity, [
    { byType: 'person', byId: candidateId, targetType: 'company', targetId: companyId },
    { byType: 'company', byId: companyId, targetType: 'person', targetId: candidateId },
  ])

/** Whether a decision keeps a posting, or its whole company, from everybody outside the team. */
export async function isTakenDown(
  manager: EntityManager,
  { marketId, companyId: id, hiddenDecisionId }: StoredPostingRow,
): Promise<boolean> {
  if (hiddenDecisionId !== null) return true
  const company = await manager.findOneByOrFail(CompanyEntity, { id, marketId })
  return company.hiddenDecisionId !== null
}

/** Throws where a decision keeps a company from everybody outside its team. */
export async function refuseTakenDown(manager: EntityManager, companyId: string): Promise<void> {
  const row = await manager.findOne(CompanyEntity, {
    select: { id: true, hiddenDecisionId: true },
    where: { id: companyId },
  })
  if (row?.hiddenDecisionId) throw companyTakenDown(row.hiddenDecisionId)
}

/** Those of some companies that nobody outside talks to now: suspended, or taken down. */
export async function companiesAway(
  manager: EntityManager,
  ids: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const [proofs, hidden] = await Promise.all([
    manager.findBy(CompanyProofEntity, { companyId: In([...ids]) }),
    manager.findBy(CompanyEntity, { id: In([...ids]), hiddenDecisionId: Not(IsNull()) }),
  ])
  const suspended = proofs.filter((proof) => companyStateAt(proof, at) === 'suspended')
  return new Set([...suspended.map(({ companyId }) => companyId), ...hidden.map(({ id }) => id)])
}

/** How far the company of a posting is proven now; companies of demos need no proof. */
export async function companyStateOf(manager: EntityManager, companyId: string, at: string) {
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
  return proof ? companyStateAt(proof, at) : 'verified'
}

/** Those of some postings that a person does not find. */
export async function postingsAway(
  manager: EntityManager,
  { marketId, candidateId, at }: { marketId: string; candidateId: string; at: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await manager
    .createQueryBuilder(PostingEntity, 'x')
    .select('x.id', 'id')
    .where({ marketId, id: In([...ids]) })
    .andWhere(`x.id IN (${POSTINGS_AWAY})`, { marketId, candidateId, at })
    .getRawMany<{ id: string }>()
  return new Set(rows.map(({ id }) => id))
}
