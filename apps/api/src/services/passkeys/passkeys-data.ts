import type { Database } from '../../db/database'
import type { AccountData } from '../accounts/account-data'
import { PasskeyEntity } from './passkey.table'
import { forgetPasskeys } from './passkeys'

/** The passkeys of an account. */
export const passkeysData = (db: Database): AccountData => ({
  name: 'passkeys',
  /** A guest has none: whoever adds one has proved an address. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'Passkeys that sign in to the account. The keys themselves are on your devices.',
  tables: [],
  forget: async (manager, { id }) => void (await forgetPasskeys(manager, { kind: 'account', id })),
  async *export(accountId) {
    const rows = await db.read.findBy(PasskeyEntity, { ownerKind: 'account', ownerId: accountId })
    const passkeys = rows.map(({ name, state, isBackedUp, createdAt, lastUsedAt }) => ({
      name,
      state,
      isBackedUp,
      createdAt,
      lastUsedAt,
    }))
    yield JSON.stringify(passkeys, null, 2)
  },
})
