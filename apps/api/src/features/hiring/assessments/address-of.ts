import type { EntityManager } from 'typeorm'
import { AccountEntity } from '../../../services/accounts/account.entity'

/** The proven address of the account; a place in the live market is had with one alone. */
export async function addressOf(manager: EntityManager, accountId: string): Promise<string> {
  const { email } = await manager.findOneByOrFail(AccountEntity, { id: accountId })
  if (email === null) throw new Error('A guest takes no test')
  return email
}
