import type { EntityManager } from 'typeorm'
import { LessThanOrEqual } from 'typeorm'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'

/** A verified company rests until a moment, or without end. */
export async function suspendCompany(
  manager: EntityManager,
  { companyId, version }: CompanyProofRow,
  { decisionId, until, at }: { decisionId: string; until: string | null; at: string },
): Promise<void> {
  const next = {
    state: 'suspended',
    stateAt: at,
    stateDecisionId: decisionId,
    suspendedUntil: until,
    untoldAfter: '',
  } as const
  await manager.update(CompanyProofEntity, { companyId }, { ...next, version: version + 1 })
}

/** Ends what a decision began; a later one stays. */
export async function restoreCompany(
  manager: EntityManager,
  { decisionId, at }: { decisionId: string; at: string },
): Promise<void> {
  await manager.update(
    CompanyProofEntity,
    { stateDecisionId: decisionId, state: 'suspended' },
    { state: 'verified', stateAt: at, stateDecisionId: null, suspendedUntil: null, untoldAfter: null },
  )
}

/** Companies whose suspension is over and not written down, the longest due first. */
export const overdueCompanies = (
  manager: EntityManager,
  at: string,
  most: number,
): Promise<CompanyProofRow[]> =>
  manager.find(CompanyProofEntity, {
    where: { state: 'suspended', suspendedUntil: LessThanOrEqual(at) },
    order: { suspendedUntil: 'ASC', companyId: 'ASC' },
    take: most,
  })

/** How far the telling of a suspended company's applicants has come; null is the end of it. */
export async function noteTold(
  manager: EntityManager,
  companyId: string,
  untoldAfter: string | null,
): Promise<void> {
  await manager.update(CompanyProofEntity, { companyId }, { untoldAfter })
}
