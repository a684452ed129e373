import { emailKey } from '@tryka/domain'
import type { Database } from '../../db/database'
import { AccountEntity } from '../../services/accounts/account.entity'
import type { AccountData } from '../../services/accounts/account-data'
import type { Subscribers } from './subscribers'

/** The subscription of an account's address: it goes with the account. */
export const newsletterData = (db: Database, subscribers: Subscribers): AccountData => ({
  name: 'newsletter',
  /** A guest has no address. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'Your subscription to the newsletter.',
  tables: [],
  async forget(manager, { email }) {
    if (email !== null) await subscribers.forget(manager, email)
  },
  async *export(accountId) {
    const account = await db.read.findOneBy(AccountEntity, { id: accountId })
    const row = account?.email ? await subscribers.about(emailKey(account.email)) : null
    const { state, askedAt, confirmedAt, leftAt } = row ?? {}
    yield JSON.stringify(row ? { state, askedAt, confirmedAt, leftAt } : null, null, 2)
  },
})
