import { randomUUID } from 'node:crypto'
import type { Candidate } from '@tryka/assessment'
import { candidatesOf, measured, normal, posteriorOf, probability, SQL_BANK } from '@tryka/assessment'
import type { Chance } from '@tryka/assessment'
import type { AttemptRow, AttemptTaskRow } from '../features/hiring/assessments/attempt.table'
import { AttemptEntity, AttemptTaskEntity } from '../features/hiring/assessments/attempt.table'
import type { TestApp } from './build-test-app'

/** How one task is answered: whether rightly, and in how many seconds. */
export interface Manner {
  right?: boolean
  seconds?: number
}

/** A result of SQL of an account, at the time of the test's clock. */
export const storedAttempt = (
  { clock }: TestApp,
  accountId: string,
  over: Partial<AttemptRow> = {},
): AttemptRow => {
  const at = clock.now().toISOString()
  return {
    id: randomUUID(),
    accountId,
    track: 'sql',
    bankVersion: SQL_BANK.version,
    state: 'scored',
    timePercent: 100,
    share: true,
    consents: { version: '1', at },
    scheduledAt: at,
    startedAt: at,
    expiresAt: at,
    endedAt: at,
    endReason: 'all',
    pauseAsked: false,
    pausedAt: null,
    pausedMs: 0,
    measured: { ...measured(posteriorOf([]), 1), level: 2, calibration: 'provisional' },
    signals: null,
    version: 1,
    ...over,
  }
}

const taskRow = (
  { id: attemptId, startedAt }: AttemptRow,
  { id: templateId, topic, item }: Candidate,
  { seq, right, seconds }: { seq: number; right: boolean; seconds: number },
): AttemptTaskRow => {
  const shownAt = startedAt ?? ''
  const answeredAt = new Date(Date.parse(shownAt) + seconds * 1_000).toISOString()
  return {
    id: randomUUID(),
    attemptId,
    seq,
    templateId,
    revision: 1,
    isPilot: false,
    topic,
    shownAt,
    dueAt: answeredAt,
    answeredAt,
    answer: { text: 'stored' },
    isLate: false,
    isCorrect: right,
    grading: null,
    runs: 0,
    signals: null,
    codeForm: null,
    item,
  }
}

/**
 * Stores so many whole attempts of people who answer by the model, one after the other; each had the watched task, and
 * how that is answered may be said.
 */
export async function storeAttempts(
  test: TestApp,
  accountId: string,
  {
    count,
    watched,
    manner = {},
    chance,
  }: { count: number; watched: string; manner?: Manner; chance: Chance },
): Promise<void> {
  const all = candidatesOf(SQL_BANK).filter(({ code }) => !code)
  const task = all.find(({ id }) => id === watched)
  if (!task) throw new Error(`There is no task ${watched}`)
  const others = all.filter(({ id }) => id !== watched)
  const attempts: AttemptRow[] = []
  const tasks: AttemptTaskRow[] = []
  for (let i = 0; i < count; i += 1) {
    test.clock.advance(60_000)
    const attempt = storedAttempt(test, accountId)
    const theta = normal(chance)
    const from = Math.floor(chance() * others.length)
    const given = Array.from({ length: 12 }, (_, n) => others[(from + 7 * n) % others.length] ?? task)
    attempts.push(attempt)
    for (const [seq, one] of [task, ...given].entries()) {
      const byModel = { right: chance() < probability(theta, one.item), seconds: 40 + 40 * chance() }
      tasks.push(taskRow(attempt, one, { seq: seq + 1, ...byModel, ...(one === task ? manner : {}) }))
    }
  }
  await test.db.write(async (manager) => {
    await manager.insert(AttemptEntity, attempts)
    for (let n = 0; n < tasks.length; n += 100)
      await manager.insert(AttemptTaskEntity, tasks.slice(n, n + 100))
  })
}
