import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import type { z } from 'zod'
import type { AppealRequest, OwnAppeal } from '@tryka/domain'
import { APPEAL_RULES, DAY_MS, LIVE_MARKET_ID } from '@tryka/domain'
import { tryLater } from '../../../../try-later'
import type { Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { AppealRow } from '../appeal.table'
import { AppealEntity, NO_TASK } from '../appeal.table'
import { appealUntil } from '../appeal-until'
import { isAnswered, tasksOf } from '../attempt-tasks'
import type { AttemptRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'
import { ownAppeal } from '../own-appeals'

type Body = z.output<typeof AppealRequest>

const tooLate = () =>
  refused(409, 'TOO_LATE', `An appeal is possible for ${APPEAL_RULES.days} days from the result on.`)
const appealed = () =>
  refused(409, 'ALREADY_APPEALED', 'You have said something about this already. We write when it is decided.')
const noSuchTask = () =>
  refused(400, 'TASK', 'This assessment had no such task.', {
    errors: [{ path: 'seq', message: 'This assessment had no such task.' }],
  })

/** What people say of tasks of their results. */
export class AppealsService {
  constructor(private readonly changes: Changes) {}

  /** Holds the account, so what comes at once comes one after the other. */
  async make(place: CandidatePlace, attemptId: string, { seq = NO_TASK, text }: Body): Promise<OwnAppeal> {
    const { accountId, candidateId: person, isDemo } = place
    if (isDemo) throw nothingHere('This assessment')
    return this.changes.run(LIVE_MARKET_ID, { account: accountId, person }, async ({ manager, at, now }) => {
      const attempt = await manager.findOneBy(AttemptEntity, { id: attemptId, accountId })
      if (!attempt) throw nothingHere('This assessment')
      const until = appealUntil(attempt)
      if (until === null) throw nothingHere('This result')
      if (until <= at) throw tooLate()
      if (seq !== NO_TASK && !(await wasDone(manager, attempt, seq))) throw noSuchTask()
      if (await manager.existsBy(AppealEntity, { attemptId, seq, state: 'open' })) throw appealed()
      await refuseTooMany(manager, accountId, now)
      const none = { reason: null, decidedBy: null, raisedTo: null, decidedAt: null }
      const row: AppealRow = { id: randomUUID(), accountId, attemptId, seq, text, state: 'open', at, ...none }
      await manager.insert(AppealEntity, row)
      return ownAppeal(row)
    })
  }
}

async function wasDone(manager: EntityManager, { id }: AttemptRow, seq: number): Promise<boolean> {
  return (await tasksOf(manager, id)).some((task) => task.seq === seq && isAnswered(task))
}

async function refuseTooMany(manager: EntityManager, accountId: string, now: Date): Promise<void> {
  const rows = await manager.find(AppealEntity, {
    select: { id: true, at: true },
    where: { accountId, at: MoreThan(new Date(now.getTime() - DAY_MS).toISOString()) },
    order: { at: 'ASC' },
  })
  const oldest = rows[0]
  if (!oldest || rows.length < APPEAL_RULES.perDay) return
  throw tryLater(
    'APPEAL_LIMIT',
    `You can appeal ${APPEAL_RULES.perDay} times in 24 hours.`,
    Date.parse(oldest.at) + DAY_MS - now.getTime(),
  )
}
