import { randomUUID } from 'node:crypto'
import { LessThanOrEqual } from 'typeorm'
import type { AttemptView } from '@tryka/domain'
import { assessmentsApi, DAY_MS, skillsApi } from '@tryka/domain'
import { AttemptTaskEntity } from '../features/hiring/assessments/attempt.table'
import type { HoldRow } from '../features/hiring/assessments/hold.table'
import { HoldEntity } from '../features/hiring/assessments/hold.table'
import { answerTo, begun, rightAnswer, taken } from './assessments'
import type { TestApp } from './build-test-app'
import type { candidate } from './live-market'

type Candidate = Awaited<ReturnType<typeof candidate>>
type Over = Parameters<typeof begun>[1]

/** Everything right the moment that it is shown. */
export const tookTooFast = async (test: TestApp, by: Candidate, over: Over = {}): Promise<AttemptView> =>
  taken(test, by, await begun(by, over), { pace: 0 })

/** Nothing known, and everything a month later. */
export async function jumped(test: TestApp, by: Candidate, days = 31): Promise<AttemptView> {
  await taken(test, by, await begun(by), { answer: null })
  // Nobody is signed out meanwhile.
  for (let left = days; left > 0; left -= 20) {
    test.clock.advance(Math.min(left, 20) * DAY_MS)
    await by.me.call(skillsApi.get)
  }
  return taken(test, by, await begun(by))
}

/** Answers two tasks as if both were code that others gave as well, who took the test before. */
export async function tookAlike(
  test: TestApp,
  by: Candidate,
  others: readonly AttemptView[],
): Promise<AttemptView> {
  let view = await taken(test, by, await begun(by), { until: 11 })
  const seqs = LessThanOrEqual(2)
  await test.db.write(async (manager) => {
    const own = await manager.findBy(AttemptTaskEntity, { attemptId: view.id, seq: seqs })
    for (const { id, seq, templateId } of own) {
      const codeForm = `form ${seq}`
      await manager.update(AttemptTaskEntity, { id }, { codeForm })
      for (const { id: attemptId } of others)
        await manager.update(AttemptTaskEntity, { attemptId, seq }, { templateId, codeForm, isCorrect: true })
    }
  })
  while (view.task) {
    const answer = await rightAnswer(test, view)
    test.clock.advance(20_000)
    view = await by.me.call(assessmentsApi.answer, answerTo(view, answer))
  }
  return view
}

/** A hold as it is stored, for what is told of it. */
export async function storedHold(
  test: TestApp,
  accountId: string,
  attemptId: string,
  over: Partial<HoldRow>,
): Promise<string> {
  const at = test.clock.now().toISOString()
  const row: HoldRow = {
    id: randomUUID(),
    accountId,
    attemptId,
    state: 'open',
    signs: {
      fast: [{ seq: 1, seconds: 2, usualSeconds: 60 }],
      alike: [2, 3],
      jump: { since: at, from: 300, to: 620 },
    },
    at,
    until: at,
    said: null,
    appeal: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    version: 1,
    ...over,
  }
  await test.db.write((manager) => manager.insert(HoldEntity, row))
  return row.id
}
