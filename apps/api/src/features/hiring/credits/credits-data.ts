import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import { storedCredits } from './credit-ledger'
import { CreditTransferEntity } from './credit.table'
import { forgetPurse, purseOfAccount } from './purse'

/** The points of an account. Erased, they stay as rows of nobody, so that all rows of the market still come to nothing. */
export const creditsData = (db: Database): AccountData => ({
  name: 'credits',
  /** A guest has those of its demo, which come with it. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  forget: (manager, { id }) => forgetPurse(manager, purseOfAccount(id)),
  describes: 'Your TRYK: what each was given for, and when.',
  tables: [CreditTransferEntity],
  async *export(accountId) {
    yield JSON.stringify(await storedCredits(db.read, purseOfAccount(accountId)), null, 2)
  },
})
