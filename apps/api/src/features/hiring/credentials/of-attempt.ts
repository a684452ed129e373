import type { EntityManager } from 'typeorm'
import { CredentialEntity } from './credential.table'

/** What was issued for a result, the latest where it rose afterwards. */
export async function credentialOfAttempt(manager: EntityManager, attemptId: string): Promise<string | null> {
  const row = await manager.findOne(CredentialEntity, {
    select: { id: true },
    where: { attemptId },
    // 'active' comes before what an ended one is called, should both be of one moment.
    order: { issuedAt: 'DESC', state: 'ASC' },
  })
  return row?.id ?? null
}
