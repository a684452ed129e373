import type { Database } from '../../db/database'
import type { AccountData } from '../accounts/account-data'
import type { Preferences } from '../preferences/preferences'
import type { Outbox } from './outbox'
import { OutboxEntity } from './outbox.table'

/** What an account was told by mail and push, and what it wants to be told. */
export const outboxData = (db: Database, outbox: Outbox, preferences: Preferences): AccountData => ({
  name: 'mail',
  /** A guest is told nothing by mail. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'What you were told by mail and push, and what you want to be told.',
  tables: [],
  forget: (manager, account) => outbox.forget(manager, account),
  async *export(accountId) {
    const rows = await db.read.findBy(OutboxEntity, { accountId })
    const messages = rows.map(({ channel, template, kind, state, createdAt, sentAt }) => ({
      channel,
      template,
      kind,
      state,
      createdAt,
      sentAt,
    }))
    yield JSON.stringify({ preferences: await preferences.of(accountId), messages }, null, 2)
  },
})
