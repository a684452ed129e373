import type { z } from 'zod'
import type { Key } from '@tryka/assessment'
import type { AssessmentRequest, AttemptView, PlainAnswer, TaskAnswer } from '@tryka/domain'
import { assessmentsApi } from '@tryka/domain'
import { BANKS, taskIn } from '@tryka/assessment'
import { tasksUnder } from '../features/hiring/assessments/create-assessments'
import { AttemptTaskEntity } from '../features/hiring/assessments/attempt.table'
import type { TestApp, TestAppOptions } from './build-test-app'
import { buildTestApp } from './build-test-app'
import type { candidate } from './live-market'

type Candidate = Awaited<ReturnType<typeof candidate>>
type Request = z.input<typeof AssessmentRequest>

export const CONSENTS = { owner: true, alone: true, keeps: true }
export const SIGNALS = { changes: 1, blurs: 0, blurSeconds: 0, pastes: 0, pastedCharacters: 0, copies: 0 }

/** An app in which two tests can be taken with the tasks there are. */
export const appWithTests = ({ config, ...rest }: TestAppOptions = {}): Promise<TestApp> =>
  buildTestApp({ config: { previewTracks: ['sql', 'machine-learning'], ...config }, ...rest })

export const book = (by: Candidate, over: Partial<Request> = {}) =>
  by.me.call(assessmentsApi.book, { body: { skill: 'SQL', consents: CONSENTS, ...over } })

/** Books and begins; the first task is open. */
export async function begun(by: Candidate, over: Partial<Request> = {}): Promise<AttemptView> {
  const { attempt } = await book(by, over)
  return by.me.call(assessmentsApi.start, { params: { id: attempt ?? '' } })
}

/** What a key says is right, as it goes over the wire. */
export function answerOf(key: Key, ids: readonly string[]): PlainAnswer {
  const named = (numbers: readonly number[]) => numbers.map((number) => ids[number] ?? '')
  switch (key.kind) {
    case 'single':
      return { chosen: named([key.right]) }
    case 'multiple':
      return { chosen: named(key.right) }
    case 'ordering':
      return { chosen: named(key.orders[0] ?? []) }
    case 'numeric':
      return { text: String(key.value) }
    case 'short':
      return { text: key.accept[0] ?? '' }
    default:
      throw new Error(`No answer to ${key.kind}`)
  }
}

/** The right answer to the open task, by the keys that only the server has. */
export async function rightAnswer(
  { db, config }: TestApp,
  { id, track, task }: AttemptView,
): Promise<TaskAnswer> {
  const bank = BANKS.find((one) => one.track === track)
  if (!bank) throw new Error(`There is no bank for ${track}`)
  const row = await db.read.findOneByOrFail(AttemptTaskEntity, { attemptId: id, seq: task?.seq ?? 0 })
  const template = taskIn(bank, row)
  if (!template) throw new Error(`There is no task ${row.templateId}`)
  const { key, ids } = tasksUnder(config.keySecret).instanceOf(template, row)
  return answerOf(key, ids)
}

/** What the next answer of an attempt says. */
export const answerTo = ({ id, task }: AttemptView, answer: TaskAnswer | null) => ({
  params: { id },
  body: { seq: task?.seq ?? 1, nonce: task?.nonce ?? 'none', answer, signals: SIGNALS },
})

/** Of the time that a task allows: as people take it, who read before they answer. */
const PACE = 0.2

/** Takes a begun attempt to its end, or until so many tasks are done; `pace` is the share of its time that each takes. */
export async function taken(
  test: TestApp,
  by: Candidate,
  view: AttemptView,
  {
    answer = rightAnswer,
    until = Infinity,
    pace = PACE,
  }: { answer?: typeof rightAnswer | null; until?: number; pace?: number } = {},
): Promise<AttemptView> {
  let now = view
  while (now.task && now.done < until) {
    const said = answer ? await answer(test, now) : null
    test.clock.advance(Math.round(pace * (Date.parse(now.task.dueAt) - Date.parse(now.task.now))))
    now = await by.me.call(assessmentsApi.answer, answerTo(now, said))
  }
  return now
}
