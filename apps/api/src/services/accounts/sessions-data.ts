import type { Database } from '../../db/database'
import type { AccountData } from './account-data'
import { AccountSessionEntity } from './account-session.entity'

/** Browsers in which the account is open; their ids open it and stay here. */
export const sessionsData = (db: Database): AccountData => ({
  name: 'sessions',
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'Browsers in which the account is open.',
  tables: [],
  async *export(accountId) {
    const rows = await db.read.findBy(AccountSessionEntity, { accountId })
    yield JSON.stringify(
      rows.map(({ id: _id, accountId: _accountId, ...row }) => row),
      null,
      2,
    )
  },
})
