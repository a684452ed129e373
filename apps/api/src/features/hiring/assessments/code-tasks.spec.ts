import { randomInt } from 'node:crypto'
import { BANKS, taskIn } from '@tryka/assessment'
import { solutionsOf } from '@tryka/assessment/testing'
import type { AttemptView, TaskAnswer } from '@tryka/domain'
import { ATTEMPT_RULES, assessmentsApi, isCodeTask } from '@tryka/domain'
import { deriveKey } from '../../../keys'
import { answerTo, appWithTests, begun, rightAnswer } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { builtGraders } from '../../../testing/graders'
import { refusalOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { AttemptTaskEntity } from './attempt.table'

jest.setTimeout(180_000)

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n'

describe('A task that asks for code', () => {
  const seed = randomInt(1_000_000)
  let test: TestApp
  let count = 0
  beforeEach(async () => {
    test = await appWithTests({ config: { graders: builtGraders() } })
  })
  afterEach(() => test.close())

  const somebody = () => candidate(test, `c${seed}-${++count}@people.example`)
  type Person = Awaited<ReturnType<typeof somebody>>
  const taskOf = (view: AttemptView) =>
    test.db.read.findOneByOrFail(AttemptTaskEntity, { attemptId: view.id, seq: view.task?.seq ?? 0 })

  async function rightCode(view: AttemptView): Promise<string> {
    const row = await taskOf(view)
    const key = deriveKey(test.config.keySecret, 'assessment-tasks').toString('base64url')
    const place = { key, attempt: view.id, seq: row.seq }
    const bank = BANKS.find(({ track }) => track === view.track)
    const template = bank && taskIn(bank, row)
    const [solution = ''] = template ? await solutionsOf(template, place) : []
    return solution
  }
  const right = async (view: AttemptView): Promise<TaskAnswer> =>
    isCodeTask(view.task?.kind ?? '') ? { code: await rightCode(view) } : rightAnswer(test, view)
  const answered = (by: Person, view: AttemptView, answer: TaskAnswer | null) =>
    by.me.call(assessmentsApi.answer, answerTo(view, answer))

  /** Answers whatever comes until a code task is open. */
  async function atCode(by: Person, skill = 'SQL'): Promise<AttemptView> {
    let view = await begun(by, { skill })
    while (view.task && !isCodeTask(view.task.kind)) view = await answered(by, view, await right(view))
    if (!view.task) throw new Error('No code task came')
    return view
  }
  const run = (by: Person, view: AttemptView, code: string) =>
    by.me.send(assessmentsApi.run, {
      params: { id: view.id },
      body: { seq: view.task?.seq ?? 0, nonce: view.task?.nonce ?? '', code },
    })

  /** Looks until it is so: graders take their time. */
  async function soon<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
    const until = Date.now() + 60_000
    for (;;) {
      const found = await look()
      if (isSo(found) || Date.now() > until) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const graded = (view: AttemptView) =>
    soon(
      () => taskOf(view),
      ({ grading }) => grading !== 'waiting',
    )

  it('is graded beside the test: right, wrong, and wrong where it never ends', async () => {
    const [asha, ben, chi] = [await somebody(), await somebody(), await somebody()]
    const open = await Promise.all([asha, ben, chi].map((by) => atCode(by)))
    const [first, second, third] = open as [AttemptView, AttemptView, AttemptView]
    const next = await answered(asha, first, await right(first))
    await answered(ben, second, { code: 'SELECT 1' })
    await answered(chi, third, { code: ENDLESS })

    // Nobody waits for it, and no code task follows another.
    expect(next.task?.seq).toBe((first.task?.seq ?? 0) + 1)
    expect(next.task?.kind).not.toBe('code-sql')
    expect(await graded(first)).toMatchObject({ grading: null, isCorrect: true })
    expect(await graded(second)).toMatchObject({ grading: null, isCorrect: false })
    expect(await graded(third)).toMatchObject({ grading: null, isCorrect: false })
  })

  it('is one of TypeScript as well, where something runs code', async () => {
    const { items } = (await test.client().get('/api/tracks')).json<{
      items: { track: string; isOffered: boolean; hasPractice: boolean }[]
    }>()
    expect(items.find(({ track }) => track === 'typescript')).toMatchObject({
      isOffered: true,
      hasPractice: true,
    })
    const [asha, ben] = [await somebody(), await somebody()]
    const [first, second] = [await atCode(asha, 'TypeScript'), await atCode(ben, 'JavaScript')]
    expect([first.track, second.track]).toEqual(['typescript', 'typescript'])
    const tried = (await run(asha, first, await rightCode(first))).json<{ tests: { passed: boolean }[] }>()
    expect(tried.tests.map(({ passed }) => passed)).toEqual(first.task?.visibleTests?.map(() => true))
    await answered(asha, first, await right(first))
    await answered(ben, second, { code: 'for (;;) {}' })
    expect(await graded(first)).toMatchObject({ grading: null, isCorrect: true })
    expect(await graded(second)).toMatchObject({ grading: null, isCorrect: false })
  })

  it('keeps of a long answer what it has in common with others, names apart, and nothing of a short one', async () => {
    const people = [await somebody(), await somebody(), await somebody()]
    const long = (name: string) => `SELECT ${Array.from({ length: 30 }, () => name).join(', ')} FROM t`
    const codes = [long('a'), long('b'), 'SELECT 1']
    const forms: (string | null)[] = []
    for (const [i, by] of people.entries()) {
      const view = await atCode(by)
      await answered(by, view, { code: codes[i] ?? '' })
      forms.push((await taskOf(view)).codeForm)
    }
    expect(forms[0]).toMatch(/^[\w-]{43}$/)
    expect(forms).toEqual([forms[0], forms[0], null])
  })

  it('takes code alone', async () => {
    const by = await somebody()
    const view = await atCode(by)
    expect(view.task?.visibleTests?.length).toBeGreaterThan(0)
    for (const answer of [{ text: 'SELECT 1' }, { chosen: [] }]) {
      const refused = await by.me.send(assessmentsApi.answer, answerTo(view, answer))
      expect(refusalOf(refused)).toEqual([400, 'ANSWER'])
    }
    expect(await taskOf(view)).toMatchObject({ answeredAt: null, answer: null })
  })

  it('keeps the attempt in grading until the last answer is graded, and then there is a result', async () => {
    const asha = await somebody()
    let view = await begun(asha)
    let codes = 0
    while (view.task && view.done < ATTEMPT_RULES.tasks.most) {
      codes += view.task.kind === 'code-sql' ? 1 : 0
      const isEnough = view.done >= ATTEMPT_RULES.tasks.least && view.task.kind === 'code-sql'
      const answer = isEnough ? { code: ENDLESS } : await right(view)
      // As long as people take who read before they answer.
      test.clock.advance(20_000)
      view = await answered(asha, view, answer)
      if (isEnough && view.state === 'running') {
        const { version, id } = view
        view = await asha.me.call(assessmentsApi.handIn, { params: { id }, body: { version } })
        expect(view.state).toBe('grading')
        break
      }
    }
    expect(codes).toBeGreaterThan(0)
    const show = () => asha.me.call(assessmentsApi.show, { params: { id: view.id } })
    const end = await soon(show, ({ state }) => state === 'scored')
    expect(end.state).toBe('scored')
    const result = await asha.me.call(assessmentsApi.result, { params: { id: view.id } })
    expect(result.level).toBeGreaterThanOrEqual(2)
  })

  it('can be tried on what is shown, ten times, and tells nothing of what is hidden', async () => {
    const asha = await somebody()
    const view = await atCode(asha)
    const names = view.task?.visibleTests?.map(({ name }) => name)
    const good = (await run(asha, view, await rightCode(view))).json<{ left: number; tests: object[] }>()
    expect(good.left).toBe(9)
    expect(good.tests).toEqual(
      (names ?? []).map((name) => ({ name, passed: true, output: expect.any(String) as string })),
    )
    const bad = (await run(asha, view, 'SELECT no_such')).json<{ tests: object[] }>()
    expect(bad.tests).toMatchObject([{ passed: false, output: 'no such column: no_such' }])

    // Of twenty at once the others are refused while one is tried; who comes after it is the next.
    const all = await Promise.all(Array.from({ length: 20 }, () => run(asha, view, 'SELECT 1')))
    const codes = all.map(({ statusCode }) => statusCode)
    expect([...new Set(codes)].sort()).toEqual([200, 429])
    const tried = 2 + codes.filter((code) => code === 200).length
    expect(tried).toBeLessThan(ATTEMPT_RULES.runs)
    for (let i = tried; i < ATTEMPT_RULES.runs; i++)
      expect((await run(asha, view, 'SELECT 1')).statusCode).toBe(200)
    expect(refusalOf(await run(asha, view, 'SELECT 1'))).toEqual([409, 'RUNS'])
    // It counts for nothing.
    expect(await taskOf(view)).toMatchObject({ answeredAt: null, grading: null, runs: 10 })
  })

  it('is tried by its own person alone, while it is open', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const view = await atCode(asha)
    expect((await run(ben, view, 'SELECT 1')).statusCode).toBe(404)
    const other = { ...view, task: view.task && { ...view.task, nonce: 'x' } }
    expect((await run(asha, other, 'SELECT 1')).statusCode).toBe(409)
    expect((await run(asha, view, 'x'.repeat(9_000))).statusCode).toBe(400)
    await answered(asha, view, null)
    expect((await run(asha, view, 'SELECT 1')).statusCode).toBe(409)
  })
})
