import { randomInt } from 'node:crypto'
import type { Bank, Template } from '@tryka/assessment'
import { SQL_BANK } from '@tryka/assessment'
import type { AppealDetail, AttemptView } from '@tryka/domain'
import { appealsApi, assessmentsApi } from '@tryka/domain'
import { appWithFewTasks, numberOf, planned, resultOf, rises, takenBy } from '../../../../testing/appeals'
import { answerTo, begun, rightAnswer, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { buildTestApp } from '../../../../testing/build-test-app'
import { candidate, signedIn } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import { AttemptMarkEntity, AttemptTaskEntity } from '../attempt.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`older tasks: seed ${seed}`)
let test: TestApp
let next: TestApp | undefined
let count = 0
const somebody = () => candidate(test, `o${seed}-${++count}@people.example`)

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(async () => {
  await next?.app.close()
  next = undefined
  await test.close()
})

/** The next version of the bank: one task has other words and another key, another one is gone. */
function newer(changed: string, gone: string, older: 'kept' | 'lost' = 'kept'): Bank {
  const was = SQL_BANK.templates.filter(({ id }) => id === changed || id === gone)
  const templates = SQL_BANK.templates
    .filter(({ id }) => id !== gone)
    .map((one): Template => {
      if (one.id !== changed) return one
      const ask = (params: unknown) => ({ ...one.ask(params), stem: 'Other words.' })
      return { ...one, revision: one.revision + 1, ask, why: () => 'Other reasons.' }
    })
  return { ...SQL_BANK, version: '2099.1', templates, ...(older === 'kept' ? { older: was } : {}) }
}

/** The same product after another version of it was begun. */
async function updated(bank: Bank): Promise<TestApp> {
  const { config, db, clock, mailbox } = test
  next = await buildTestApp({ config, deps: { db, clock, mailer: mailbox, banks: [bank] } })
  return { ...next, mailbox, clock }
}
const again = async (by: TestApp, email: string) => {
  const person = await signedIn(by, email)
  return { ...person, me: person.at('me') }
}
const shownBy = async (by: TestApp, id: string): Promise<AppealDetail> =>
  (await moderator(by)).call(appealsApi.get, { params: { id } })

describe('An appeal about a task of an older version', () => {
  it('shows it as it was, and scores the result again', async () => {
    const plan = planned((one) => rises(one) && one.wrong.includes(one.faulty), seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    const seqs = await Promise.all(
      [plan.faulty, plan.wrong.find((id) => id !== plan.faulty) ?? plan.faulty].map((id) =>
        numberOf(test, attempt.id, id),
      ),
    )
    const [faulty = 0, gone = 0] = seqs
    const goneId = plan.wrong.find((id) => id !== plan.faulty) ?? 'none'
    const make = (by: typeof asha, seq: number) =>
      by.me.call(appealsApi.make, { params: { id: attempt.id }, body: { seq, text: 'It was faulty.' } })
    const first = await make(asha, faulty)
    const before = await shownBy(test, first.id)

    const later = await updated(newer(plan.faulty, goneId))
    const after = await shownBy(later, first.id)
    expect(after.tasks[0]?.shown).not.toBeNull()
    expect(after.tasks).toEqual(before.tasks)
    const second = await make(await again(later, asha.email), gone)
    expect((await shownBy(later, second.id)).tasks[0]).toMatchObject({ templateId: goneId, revision: 1 })
    expect((await shownBy(later, second.id)).tasks[0]?.shown).not.toBeNull()

    const admin = await moderator(later)
    const ruling = { outcome: 'upheld' as const, reason: 'Both answers were right, you are.' }
    const decided = await admin.call(appealsApi.decide, { params: { id: first.id }, body: ruling })
    expect(decided).toMatchObject({ state: 'upheld', raisedTo: plan.after, tasks: [{ isVoid: true }] })
    expect((await resultOf(await again(later, asha.email), attempt.id)).level).toBe(plan.after)
    const { items } = await admin.call(appealsApi.templates, { query: { track: 'sql' } })
    expect(items.find(({ id }) => id === plan.faulty)).toMatchObject({ standing: 'suspect' })
  })

  it('says so where the bank did not keep the task, and is decided all the same', async () => {
    const plan = planned(rises, seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    const seq = await numberOf(test, attempt.id, plan.faulty)
    const body = { seq, text: 'It was faulty.' }
    const { id } = await asha.me.call(appealsApi.make, { params: { id: attempt.id }, body })
    expect((await shownBy(test, id)).tasks[0]?.shown).not.toBeNull()
    const later = await updated(newer('none', plan.faulty, 'lost'))
    expect((await shownBy(later, id)).tasks).toMatchObject([{ shown: null }])
    const ruling = { outcome: 'upheld' as const, reason: 'It was.' }
    const decided = await (await moderator(later)).call(appealsApi.decide, { params: { id }, body: ruling })
    expect(decided).toMatchObject({ raisedTo: plan.after })
  })
})

describe('An attempt that is under way when its bank has another version', () => {
  const goneOn = async (by: TestApp, email: string, view: AttemptView) => {
    const person = await again(by, email)
    const answer = await rightAnswer(test, view)
    return { person, end: await person.me.call(assessmentsApi.answer, answerTo(view, answer)) }
  }

  it('shows its open task, takes the answer, and has a result if there is enough for one', async () => {
    const asha = await somebody()
    const view = await taken(test, asha, await begun(asha), { until: 11 })
    const open = await test.db.read.findOneByOrFail(AttemptTaskEntity, { attemptId: view.id, seq: 12 })
    const later = await updated(newer(open.templateId, 'none'))
    const person = await again(later, asha.email)
    const shown = await person.me.call(assessmentsApi.show, { params: { id: view.id } })
    expect(shown.task?.stem).toBe(view.task?.stem)
    const { end } = await goneOn(later, asha.email, view)
    expect(end).toMatchObject({ state: 'scored', done: 12, endReason: 'all' })
    expect((await resultOf(person, view.id)).level).not.toBeNull()
    const rows = await test.db.read.findBy(AttemptTaskEntity, { attemptId: view.id })
    expect(rows.every(({ isCorrect }) => isCorrect)).toBe(true)
  })

  it('is void with fewer answers, and does not count as an attempt', async () => {
    const asha = await somebody()
    const view = await taken(test, asha, await begun(asha), { until: 3 })
    expect(await test.db.read.count(AttemptMarkEntity)).toBe(1)
    const later = await updated(newer('none', 'none'))
    const { end } = await goneOn(later, asha.email, view)
    expect(end).toMatchObject({ state: 'void', task: null })
    expect(await test.db.read.count(AttemptMarkEntity)).toBe(0)
  })
})
