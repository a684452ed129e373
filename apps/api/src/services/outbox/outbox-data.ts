import type { Database } from '../../db/database'
import type { AccountData } from '../accounts/account-data'
import { chosenMail } from '../preferences/preferences'
import type { Outbox } from './outbox'
import { OutboxEntity } from './outbox.table'

/** What an account was told by mail, and what it wants to be told. */
export const outboxData = (db: Database, outbox: Outbox): AccountData => ({
  name: 'mail',
  /** A guest is told nothing by mail. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'What you were told by mail, and which mails you switched off.',
  tables: [],
  forget: (manager, account) => outbox.forget(manager, account),
  async *export(accountId) {
    const rows = await db.read.findBy(OutboxEntity, { accountId })
    const messages = rows.map(({ template, kind, state, createdAt, sentAt }) => ({
      template,
      kind,
      state,
      createdAt,
      sentAt,
    }))
    yield JSON.stringify({ switches: await chosenMail(db.read, accountId), messages }, null, 2)
  },
})
