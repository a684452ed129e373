import type { EntityManager } from 'typeorm'
import type { StoredVerificationRequestRow } from './verification-request.table'
import { VerificationRequestEntity } from './verification-request.table'

/** That a person was asked for a posting goes with what they sent for it. */
export async function forgetRequests(
  manager: EntityManager,
  of: Pick<StoredVerificationRequestRow, 'marketId' | 'companyId' | 'postingId' | 'candidateId'>,
): Promise<void> {
  await manager.delete(VerificationRequestEntity, of)
}
