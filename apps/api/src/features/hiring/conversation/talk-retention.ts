import { LessThan } from 'typeorm'
import { DAY_MS, HOUR_MS, TALK_LIMITS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { deleteThread } from './talk.service'
import { CoachThreadEntity } from './talk.table'

const BATCH = 200

/** Talks are deleted so many days after their last line, in every market. */
export const talkRetention = ({ db, clock }: { db: Database; clock: Clock }): ClockKind => ({
  name: 'old talks with the coach',
  everyMs: HOUR_MS,
  run: () =>
    db.transaction(async (manager) => {
      const before = new Date(clock.now().getTime() - TALK_LIMITS.keptDays * DAY_MS).toISOString()
      const rows = await manager.find(CoachThreadEntity, {
        where: { updatedAt: LessThan(before) },
        take: BATCH,
      })
      for (const row of rows) await deleteThread(manager, row)
      return rows.length === BATCH
    }),
})
