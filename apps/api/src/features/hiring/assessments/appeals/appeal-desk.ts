import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { AppealCases, AppealDetail, AppealsQuery, DecideAppeal } from '@tryka/domain'
import { APPEAL_MACHINE, faultyTaskDeed, LIVE_MARKET_ID, transition } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { Audit } from '../../../../services/audit/audit'
import type { Change, Changes } from '../../core/change'
import { illegalMove, nothingHere, refused } from '../../core/errors'
import type { CandidateRef } from '../../core/places'
import { payFor } from '../../credits/ledger'
import { purseOfAccount } from '../../credits/purse'
import type { By } from '../../core/administrator'
import type { AppealRow } from '../appeal.table'
import { AppealEntity, NO_TASK, TaskVoidEntity } from '../appeal.table'
import type { AttemptCourse } from '../attempt-course'
import { isAnswered, tasksOf } from '../attempt-tasks'
import { holderOf } from '../attempt-holder'
import type { AttemptTaskRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'
import { voidIn } from '../rescore'
import { moveTemplate, standingNow } from '../template-standings'
import { listAppeals } from './appeal-list'
import { tellAppealed } from './appeal.mail'
import type { Rebuild } from './appeal-view'
import { appealView } from './appeal-view'

/** Templates move one after the other: two who decide at once would both begin their row. */
export const TEMPLATES = 'templates'

interface Deps extends Rebuild {
  db: Database
  changes: Changes
  audit: Audit
  course: AttemptCourse
}

type Ruling = z.output<typeof DecideAppeal>

const whichTask = () =>
  refused(400, 'TASK', 'Say which task was faulty.', {
    errors: [{ path: 'seq', message: 'Say which task was faulty.' }],
  })

/** Appeals as administrators look at them and decide. */
export class AppealDesk {
  constructor(private readonly deps: Deps) {}

  list(query: z.output<typeof AppealsQuery>): Promise<AppealCases> {
    return listAppeals(this.deps.db.read, query)
  }

  async get(id: string): Promise<AppealDetail> {
    const { read } = this.deps.db
    return appealView(read, await find(read, id), this.deps)
  }

  /** Upheld, the result of whoever appealed is made again at once, and those of others by the clock. */
  async decide(id: string, ruling: Ruling, { actor, request }: By): Promise<AppealDetail> {
    const { db, changes, audit } = this.deps
    const { accountId } = await find(db.read, id)
    const { holds, ref = null } = await holderOf(db.read, accountId)
    await changes.run(LIVE_MARKET_ID, { ...holds, lock: TEMPLATES }, async (change) => {
      const { manager, at } = change
      const row = await find(manager, id)
      const { outcome: action, reason } = ruling
      const result = transition(APPEAL_MACHINE, { from: row.state, action, actor: 'platform', reason })
      if (!result.ok) throw illegalMove(result)
      const task = action === 'upheld' ? await faultyTask(manager, row, ruling) : undefined
      const raisedTo = task ? await this.uphold(change, { row, task, ref }) : null
      const next = { state: action, reason, decidedBy: actor, decidedAt: at, raisedTo }
      await manager.update(AppealEntity, { id }, next)
      const details = { outcome: action, template: task?.templateId ?? '', level: String(raisedTo ?? '') }
      await audit.recordWith(manager, { actor, action: 'appeal.decided', target: id, details, request })
      await tellAppealed(change, ref, { ...row, ...next })
    })
    return this.get(id)
  }

  private async uphold(
    change: Change,
    { row, task, ref }: { row: AppealRow; task: AttemptTaskRow; ref: CandidateRef | null },
  ) {
    const { manager, at } = change
    const { offered, course } = this.deps
    const { attemptId } = row
    const { templateId, revision } = task
    const isKnown = await manager.existsBy(TaskVoidEntity, { templateId, revision })
    await manager.upsert(TaskVoidEntity, { templateId, revision, at, settledAt: null }, [
      'templateId',
      'revision',
    ])
    const attempt = await manager.findOneByOrFail(AttemptEntity, { id: attemptId })
    // Other words of the same task are looked at as well before they are given out again.
    const template = offered.bankOf(attempt.track)?.templates.find(({ id }) => id === templateId)
    if (template) await rest(change, template, row.id)
    // Whoever is the first to find a fault helped everybody who has that task.
    if (!isKnown) await payFor(change, purseOfAccount(row.accountId), faultyTaskDeed(attempt.track, task))
    return voidIn(change, { ref, attemptId, course }, { templateId, revision })
  }
}

/** One that rests already goes on resting. */
async function rest(change: Change, template: Parameters<typeof moveTemplate>[1], appeal: string) {
  const move = { to: 'suspect', reason: `Appeal ${appeal} found it faulty.`, by: 'appeals' } as const
  if (['active', 'pilot'].includes(await standingNow(change.manager, template)))
    await moveTemplate(change, template, { ...move, actor: 'system' })
}

async function find(manager: EntityManager, id: string): Promise<AppealRow> {
  const row = await manager.findOneBy(AppealEntity, { id })
  if (!row) throw nothingHere('This appeal')
  return row
}

/** The task that the appeal names, or the one that whoever decides names where it is about the whole. */
async function faultyTask(
  manager: EntityManager,
  { attemptId, seq }: AppealRow,
  { seq: named }: Ruling,
): Promise<AttemptTaskRow> {
  const number = seq === NO_TASK ? named : seq
  if (number === undefined || (named !== undefined && named !== number)) throw whichTask()
  const task = (await tasksOf(manager, attemptId)).find((one) => one.seq === number && isAnswered(one))
  if (!task) throw whichTask()
  return task
}
