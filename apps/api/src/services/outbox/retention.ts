import { In, LessThan } from 'typeorm'
import type { FindOptionsWhere } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { ClockKind } from '../clockwork/clockwork'
import type { OutboxRow } from './outbox.table'
import { OutboxEntity } from './outbox.table'

const BATCH = 200
/** What was delivered or not wanted, and what was given up. */
const KEPT_MS = { done: KEPT_DAYS.delivered * DAY_MS, dead: KEPT_DAYS.givenUp * DAY_MS }

/** Deletes rows of the outbox that nobody asks for any more. */
export const outboxRetention = (db: Database, clock: Clock): ClockKind => ({
  name: 'outbox retention',
  everyMs: HOUR_MS,
  async run() {
    const before = (ms: number) => LessThan(new Date(clock.now().getTime() - ms).toISOString())
    const old: FindOptionsWhere<OutboxRow>[] = [
      { state: In(['sent', 'dropped']), notBefore: before(KEPT_MS.done) },
      { state: 'dead', notBefore: before(KEPT_MS.dead) },
    ]
    const rows = await db.read.find(OutboxEntity, { select: { id: true }, where: old, take: BATCH })
    if (rows.length === 0) return false
    await db.write((manager) => manager.delete(OutboxEntity, { id: In(rows.map(({ id }) => id)) }))
    return rows.length === BATCH
  },
})
