import { In } from 'typeorm'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import { RecheckEntity, RecheckTaskEntity } from './recheck.table'

/** The re-checks of an account: they fall with it. What a task asked is told to nobody, for others are asked the same. */
export const rechecksData = (db: Database): AccountData => ({
  name: 'rechecks',
  /** A guest takes none. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes:
    'Five tasks that you were asked to take after a result or in an interview: when, and your answers.',
  tables: [RecheckEntity],
  async *export(accountId) {
    const rechecks = await db.read.find(RecheckEntity, { where: { accountId }, order: { askedAt: 'ASC' } })
    const tasks = await db.read.find(RecheckTaskEntity, {
      where: { recheckId: In(rechecks.map(({ id }) => id)) },
      order: { seq: 'ASC' },
    })
    const answersOf = (id: string) =>
      tasks
        .filter(({ recheckId }) => recheckId === id)
        .map(({ seq, topic, shownAt, dueAt, answeredAt, answer, isLate }) => ({
          seq,
          topic,
          shownAt,
          dueAt,
          answeredAt,
          answer,
          isLate,
        }))
    const rows = rechecks.map(({ accountId: _accountId, around: _around, ...row }) => ({
      ...row,
      tasks: answersOf(row.id),
    }))
    yield JSON.stringify(rows, null, 2)
  },
})
