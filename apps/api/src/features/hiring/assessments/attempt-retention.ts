import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In, IsNull, LessThan, Not } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { AttemptMarks } from './attempt-marks'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { WITH_RESULT } from './given-answers'
import { KeptAnswerEntity } from './kept-answer.table'

const BATCH = 200

/** What was counted beside tasks, and how often code was tried. */
async function forgetCounts(db: Database, before: string): Promise<boolean> {
  const tasks = await db.read.find(AttemptTaskEntity, {
    select: { id: true },
    where: { shownAt: LessThan(before), signals: Not(IsNull()) },
    take: BATCH,
  })
  const ids = tasks.map(({ id }) => id)
  if (ids.length)
    await db.write((manager) =>
      manager.update(AttemptTaskEntity, { id: In(ids) }, { signals: null, runs: 0 }),
    )
  return ids.length === BATCH
}

/** From which network somebody came. */
async function forgetNetworks(db: Database, before: string): Promise<boolean> {
  const attempts = await db.read.find(AttemptEntity, {
    select: { id: true },
    where: { startedAt: LessThan(before), signals: Not(IsNull()) },
    take: BATCH,
  })
  const ids = attempts.map(({ id }) => id)
  if (ids.length)
    await db.write((manager) => manager.update(AttemptEntity, { id: In(ids) }, { signals: null }))
  return ids.length === BATCH
}

/** The tasks of an attempt, without the person: which they were, and which were right. Without a result they tell nothing. */
async function partFromPerson(manager: EntityManager, attemptId: string): Promise<void> {
  const tasks = await manager.findBy(AttemptTaskEntity, { attemptId })
  const { affected } = await manager.delete(AttemptTaskEntity, { id: In(tasks.map(({ id }) => id)) })
  if (affected !== tasks.length) throw new Error('Another process keeps these answers')
  const { state } = await manager.findOneByOrFail(AttemptEntity, { id: attemptId })
  if (!WITH_RESULT.includes(state)) return
  const pseudonym = randomUUID()
  const kept = tasks
    .filter(({ answeredAt, grading }) => answeredAt !== null && grading === null)
    .map(({ templateId, revision, isCorrect }) => ({
      id: randomUUID(),
      pseudonym,
      templateId,
      revision,
      isCorrect,
    }))
  if (kept.length) await manager.insert(KeptAnswerEntity, kept)
}

async function partOld(db: Database, before: string): Promise<boolean> {
  const tasks = await db.read.find(AttemptTaskEntity, {
    select: { id: true, attemptId: true },
    where: { shownAt: LessThan(before) },
    take: BATCH,
  })
  const attempts = new Set(tasks.map(({ attemptId }) => attemptId))
  for (const id of attempts) await db.transaction((manager) => partFromPerson(manager, id))
  return tasks.length === BATCH
}

/** Forgets what was counted beside answers, then whose they were; what was right stays, for the difficulty of tasks. */
export const attemptRetention = ({ db, clock }: { db: Database; clock: Clock }): ClockKind => ({
  name: 'retention of attempts',
  everyMs: HOUR_MS,
  async run() {
    const now = clock.now()
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
    await db.write((manager) => AttemptMarks.forget(manager, now.toISOString()))
    const more = [
      await forgetCounts(db, before(KEPT_DAYS.attemptSignals)),
      await forgetNetworks(db, before(KEPT_DAYS.attemptSignals)),
      await partOld(db, before(KEPT_DAYS.attemptAnswers)),
    ]
    return more.includes(true)
  },
})
