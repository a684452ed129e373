import { In } from 'typeorm'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import { AppealEntity } from './appeal.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { HoldEntity } from './hold.table'
import { ownAppeal } from './own-appeals'
import { reasonsOf } from './own-hold'

/** The tests of an account: they fall with it. What a task asked is told to nobody, for others are asked the same. */
export const attemptsData = (db: Database): AccountData => ({
  name: 'assessments',
  /** A guest takes none. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes:
    'Assessments that you took: when, what you agreed to, your answers, what was counted beside them, results, why one was looked at again, and what you said of tasks.',
  tables: [AttemptEntity, AppealEntity, HoldEntity],
  async *export(accountId) {
    const attempts = await db.read.find(AttemptEntity, { where: { accountId }, order: { startedAt: 'ASC' } })
    const tasks = await db.read.find(AttemptTaskEntity, {
      where: { attemptId: In(attempts.map(({ id }) => id)) },
      order: { seq: 'ASC' },
    })
    const appeals = await db.read.find(AppealEntity, { where: { accountId }, order: { at: 'ASC' } })
    const appealsOf = (id: string) =>
      appeals.filter(({ attemptId }) => attemptId === id).map((row) => ownAppeal(row))
    const holds = await db.read.findBy(HoldEntity, { accountId })
    const holdOf = (id: string) => {
      const hold = holds.find(({ attemptId }) => attemptId === id)
      if (!hold) return null
      const { id: holdId, state, signs, at, until, said, appeal, reason, decidedAt } = hold
      return { id: holdId, state, reasons: reasonsOf(signs), at, until, said, appeal, reason, decidedAt }
    }
    const answersOf = (id: string) =>
      tasks
        .filter(({ attemptId }) => attemptId === id)
        .map(({ seq, topic, shownAt, dueAt, answeredAt, answer, isLate, runs, signals }) => ({
          seq,
          topic,
          shownAt,
          dueAt,
          answeredAt,
          answer,
          isLate,
          runs,
          signals,
        }))
    const rows = attempts.map(({ accountId: _accountId, ...row }) => ({
      ...row,
      tasks: answersOf(row.id),
      appeals: appealsOf(row.id),
      hold: holdOf(row.id),
    }))
    yield JSON.stringify(rows, null, 2)
  },
})
