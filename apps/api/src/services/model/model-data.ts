import type { EntitySchema, ObjectLiteral } from 'typeorm'
import { LessThan } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AccountData } from '../accounts/account-data'
import type { ClockKind } from '../clockwork/clockwork'
import { ConsentEntity, UsageEntity } from './model.table'

/** What an account agreed to, and what it used of a model, day by day. */
export const modelData = (db: Database): AccountData => ({
  name: 'model',
  /** A guest has neither. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  /** Days of use stand beside that of all accounts, so they do not fall by themselves. */
  async forget(manager, { id }) {
    await manager.delete(UsageEntity, { accountId: id })
  },
  describes:
    'When you agreed that a language model reads your practice, to what, and how much of it you used.',
  tables: [ConsentEntity, UsageEntity] as EntitySchema<ObjectLiteral>[],
  async *export(accountId) {
    const consents = await db.read.findBy(ConsentEntity, { accountId })
    const usage = await db.read.findBy(UsageEntity, { accountId })
    yield JSON.stringify({ consents, usage }, null, 2)
  },
})

/** Days of use are kept for a while, and no longer. */
export const usageRetention = (db: Database, clock: Clock): ClockKind => ({
  name: 'old use of the model',
  everyMs: 6 * HOUR_MS,
  async run() {
    const before = new Date(clock.now().getTime() - KEPT_DAYS.modelUsage * DAY_MS).toISOString().slice(0, 10)
    await db.write((manager) => manager.delete(UsageEntity, { day: LessThan(before) }))
    return false
  },
})
