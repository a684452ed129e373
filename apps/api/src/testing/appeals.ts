import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Measured } from '@tryka/assessment'
import { candidatesOf, measured, posteriorOf, SQL_BANK, WIDENING } from '@tryka/assessment'
import type { AssessmentRequest, AttemptView, OwnAppeal, SkillLevel, TaskAnswer } from '@tryka/domain'
import { appealsApi, assessmentsApi } from '@tryka/domain'
import type { AppealRow } from '../features/hiring/assessments/appeal.table'
import { AppealEntity, TemplateStateEntity } from '../features/hiring/assessments/appeal.table'
import { AttemptEntity, AttemptTaskEntity } from '../features/hiring/assessments/attempt.table'
import { appWithTests, begun, rightAnswer, taken } from './assessments'
import type { TestApp, TestAppOptions } from './build-test-app'
import type { candidate } from './live-market'
import { storedAttempt } from './stored-attempts'

type Candidate = Awaited<ReturnType<typeof candidate>>
type Level = SkillLevel | null

const COUNT = 12
/** As many as an attempt needs, from easy to hard, of those that need no grader. */
const TASKS = candidatesOf(SQL_BANK)
  .filter(({ code }) => !code)
  .sort((x, y) => x.item.b - y.item.b || (x.id < y.id ? -1 : 1))
  .filter((_, i, all) => Math.floor((i * COUNT) / all.length) !== Math.floor(((i - 1) * COUNT) / all.length))

/** An app in which a test of SQL has these tasks and no others: all the rest are retired. */
export async function appWithFewTasks(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await appWithTests(options)
  const kept = new Set(TASKS.map(({ id }) => id))
  const at = test.clock.now().toISOString()
  const rows = SQL_BANK.templates
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ templateId: id, state: 'retired' as const, reason: 'Few.', by: 'spec', at }))
  // A database that is opened again has them.
  await test.db.write((manager) => manager.upsert(TemplateStateEntity, rows, ['templateId']))
  return test
}

/** What to answer wrongly, and the task that turns out faulty, with the level before and without it. */
export interface Plan {
  wrong: readonly string[]
  faulty: string
  before: Level
  after: Level
}

const levelOf = (wrong: readonly string[], without = ''): Measured['level'] =>
  measured(
    posteriorOf(
      TASKS.filter(({ id }) => id !== without).map(({ id, item }) => ({ item, right: !wrong.includes(id) })),
    ),
    WIDENING.provisional,
  ).level

/** The first plan that is as wanted, looked for from somewhere else each time. */
export function planned(isWanted: (plan: Plan) => boolean, seed: number): Plan {
  const all = 2 ** TASKS.length
  for (let n = 0; n < all; n++) {
    const set = (n * 1_103 + seed) % all
    const wrong = TASKS.filter((_, i) => (set >> i) % 2 === 1).map(({ id }) => id)
    const before = levelOf(wrong)
    for (const { id: faulty } of TASKS) {
      const plan = { wrong, faulty, before, after: levelOf(wrong, faulty) }
      if (isWanted(plan)) return plan
    }
  }
  throw new Error('There is no such plan')
}

export const rises = ({ before, after }: Plan): boolean => (after ?? 0) > (before ?? 0)

/** Takes the whole test of SQL by a plan. */
export async function takenBy(
  test: TestApp,
  by: Candidate,
  { wrong }: Pick<Plan, 'wrong'>,
  over: Partial<z.input<typeof AssessmentRequest>> = {},
): Promise<AttemptView> {
  const answer = async (_test: TestApp, view: AttemptView): Promise<TaskAnswer> => {
    const where = { attemptId: view.id, seq: view.task?.seq ?? 0 }
    const { templateId } = await test.db.read.findOneByOrFail(AttemptTaskEntity, where)
    if (!wrong.includes(templateId)) return rightAnswer(test, view)
    return view.task?.options ? { chosen: [] } : { text: 'none' }
  }
  return taken(test, by, await begun(by, over), { answer })
}

/** The number that a template had in an attempt. */
export async function numberOf(test: TestApp, attemptId: string, templateId: string): Promise<number> {
  return (await test.db.read.findOneByOrFail(AttemptTaskEntity, { attemptId, templateId })).seq
}

export const resultOf = (by: Candidate, id: string) => by.me.call(assessmentsApi.result, { params: { id } })

/** Says that something was wrong with the task of a template. */
export async function appealed(
  test: TestApp,
  by: Candidate,
  id: string,
  templateId: string,
): Promise<OwnAppeal> {
  const seq = await numberOf(test, id, templateId)
  return by.me.call(appealsApi.make, { params: { id }, body: { seq, text: 'Two answers were right.' } })
}

/** A decided appeal about a result that is stored as if it had been taken, for what is told of it. */
export async function storedAppeal(test: TestApp, accountId: string, reason: string) {
  const attempt = storedAttempt(test, accountId)
  const at = test.clock.now().toISOString()
  const appeal: AppealRow = {
    id: randomUUID(),
    accountId,
    attemptId: attempt.id,
    seq: 1,
    text: 'Two answers were right.',
    state: 'upheld',
    reason,
    decidedBy: 'Meera',
    raisedTo: 2,
    at,
    decidedAt: at,
  }
  await test.db.write(async (manager) => {
    await manager.insert(AttemptEntity, attempt)
    await manager.insert(AppealEntity, appeal)
  })
  return { attemptId: attempt.id, appealId: appeal.id }
}
