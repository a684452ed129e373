import { In, LessThan } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { CheckAnswerEntity } from './module.table'

const BATCH = 500

/** Answers to checks are deleted after two years, in every market; what was passed by them stays passed. */
export const answerRetention = ({ db, clock }: { db: Database; clock: Clock }): ClockKind => ({
  name: 'old answers to checks',
  everyMs: HOUR_MS,
  run: () =>
    db.transaction(async (manager) => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS.checkAnswers * DAY_MS).toISOString()
      const rows = await manager.find(CheckAnswerEntity, {
        select: { id: true },
        where: { at: LessThan(before) },
        take: BATCH,
      })
      if (rows.length > 0) await manager.delete(CheckAnswerEntity, { id: In(rows.map(({ id }) => id)) })
      return rows.length === BATCH
    }),
})
