import type { EntityManager } from 'typeorm'
import { AccountEntity } from './account.entity'

/** One at a time: whoever holds the same account waits until this transaction ends. */
export async function holdAccount(manager: EntityManager, id: string): Promise<void> {
  await manager.update(AccountEntity, { id }, { id })
}
