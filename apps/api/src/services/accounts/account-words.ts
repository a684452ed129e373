import type { EntityManager } from 'typeorm'
import { storedWords } from '../../db/account-words/fold'
import { AccountWordEntity } from './account-word.entity'
import { AccountEntity } from './account.entity'

/** An account and where a text of it stands: its address, its profile, or a seat by its id. */
interface Place {
  accountId: string
  source: string
}

/** The text is gone, and the account is not found by it any more. */
export async function forgetWords(manager: EntityManager, { accountId, source }: Place): Promise<void> {
  await manager.delete(AccountWordEntity, { accountId, source })
}

/** From now on the account is found by this text there, in place of the one before. */
export async function noteWords(manager: EntityManager, place: Place, text: string): Promise<void> {
  await forgetWords(manager, place)
  const words = storedWords(text)
  const account = await manager.findOneBy(AccountEntity, { id: place.accountId })
  if (!account || words.length === 0) return
  const madeAt = Date.parse(account.createdAt)
  await manager.insert(
    AccountWordEntity,
    words.map((word) => ({ ...place, word, madeAt })),
  )
}
