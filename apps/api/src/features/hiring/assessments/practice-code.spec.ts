import type { PracticeRound, PracticeVerdict, RunResult } from '@tryka/domain'
import { HOUR_MS, PRACTICE_CODE, practiceApi } from '@tryka/domain'
import { rateLimits } from '../../../http/limits/rate-limits'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { builtGraders } from '../../../testing/graders'
import { openVisitor, refusalOf } from '../../../testing/hiring'

jest.setTimeout(180_000)

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n'
const SQL = { params: { track: 'sql' } } as const

type By = Pick<Awaited<ReturnType<typeof openVisitor>>, 'call' | 'send'>

describe('Practice that asks for code', () => {
  let test: TestApp
  let house = 0
  beforeAll(async () => {
    test = await buildTestApp({ config: { graders: builtGraders(), rateLimits: rateLimits(100) } })
  })
  afterAll(() => test.close())
  /** A guest who calls from a house of their own, unless it is named. */
  const guest = (address = `203.0.113.${++house}`) => openVisitor(test, test.client(address))

  /** A round with code in it, and which task that is. */
  async function withCode(by: By): Promise<PracticeRound & { seq: number }> {
    for (;;) {
      const round = await by.call(practiceApi.draw, SQL)
      const seq = round.tasks.find(({ kind }) => kind === 'code-sql')?.seq
      if (seq !== undefined) return { ...round, seq }
    }
  }
  const answer = (by: By, { seed }: PracticeRound, seq: number, code: string | null) =>
    by.send(practiceApi.answer, {
      ...SQL,
      body: { seed, answers: [{ seq, answer: code === null ? null : { code } }] },
    })
  async function told(by: By, round: PracticeRound, seq: number, code: string | null) {
    const sent = await answer(by, round, seq, code)
    expect(sent.statusCode).toBe(200)
    return sent.json<{ items: [PracticeVerdict] }>().items[0]
  }
  const run = (by: By, { seed, seq }: PracticeRound & { seq: number }, code: string) =>
    by.send(practiceApi.run, { ...SQL, body: { seed, seq, code } })

  it('is in some rounds, two tasks at most, with cases to try and none that grade', async () => {
    const by = await guest()
    const rounds = await Promise.all(Array.from({ length: 40 }, () => by.call(practiceApi.draw, SQL)))
    const counts = rounds.map(({ tasks }) => tasks.filter(({ kind }) => kind === 'code-sql').length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(PRACTICE_CODE.tasks)
    expect(Math.max(...counts)).toBeGreaterThan(0)
    const { seq, tasks, ...rest } = await withCode(by)
    const task = tasks[seq - 1]
    expect(task?.visibleTests).toHaveLength(1)
    const { tests = [] } = await told(by, { ...rest, tasks }, seq, 'SELECT 1')
    expect(tests.length).toBeGreaterThanOrEqual(3)
    for (const { name } of tests) expect(JSON.stringify(tasks)).not.toContain(name)
  })

  it('is right with the sample that is told, and wrong otherwise, case by case', async () => {
    const by = await guest()
    const seen = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const round = await withCode(by)
      const { seq } = round
      seen.add(round.tasks[seq - 1]?.stem.slice(0, 20) ?? '')
      const unknown = await told(by, round, seq, null)
      expect(unknown).toMatchObject({ isRight: false, right: [expect.stringContaining('SELECT')] })
      expect(unknown.tests).toBeUndefined()
      const right = await told(by, round, seq, unknown.right[0] ?? '')
      expect(right).toMatchObject({ isRight: true, right: unknown.right })
      expect(right.tests?.map(({ passed }) => passed)).not.toContain(false)
      for (const code of ['SELECT no_such', 'DROP TABLE visits', '\u202e'])
        expect(await told(by, round, seq, code)).toMatchObject({ isRight: false })
    }
    expect(seen.size).toBeGreaterThan(0)
    const round = await withCode(by)
    expect(await told(by, round, round.seq, ENDLESS)).toMatchObject({ isRight: false })
  })

  it('is tried on what is shown, and says how many runs the hour leaves', async () => {
    const by = await guest()
    const round = await withCode(by)
    const { right } = await told(by, round, round.seq, null)
    const good = (await run(by, round, right[0] ?? '')).json<RunResult>()
    const names = round.tasks[round.seq - 1]?.visibleTests?.map(({ name }) => name)
    expect(good.tests).toEqual(
      names?.map((name) => ({ name, passed: true, output: expect.any(String) as string })),
    )
    expect(good.left).toBe(PRACTICE_CODE.perHour.account - 1)
    const bad = (await run(by, round, 'SELECT no_such')).json<RunResult>()
    expect(bad.tests).toMatchObject([{ passed: false, output: 'no such column: no_such' }])
    expect(bad.left).toBe(PRACTICE_CODE.perHour.account - 2)
  })

  it('ends after so many runs an hour: of one account, and of all accounts of a house', async () => {
    const { account, address } = PRACTICE_CODE.perHour
    const at = '198.51.100.9'
    const [one, two, three, elsewhere] = [await guest(at), await guest(at), await guest(at), await guest()]
    const round = await withCode(one)
    const exhaust = async (by: By) => {
      for (let i = 0; i < account; i++) expect((await run(by, round, 'SELECT 1')).statusCode).toBe(200)
    }
    await exhaust(one)
    const refused = await answer(one, round, round.seq, 'SELECT 1')
    expect(refusalOf(refused)).toEqual([429, 'PRACTICE_LIMIT'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // What runs nothing goes on.
    expect(await told(one, round, round.seq, null)).toMatchObject({ isRight: false })

    expect(2 * account).toBe(address)
    await exhaust(two)
    expect(refusalOf(await run(three, round, 'SELECT 1'))).toEqual([429, 'PRACTICE_LIMIT'])
    expect((await run(elsewhere, round, 'SELECT 1')).statusCode).toBe(200)
    test.clock.advance(HOUR_MS + 1_000)
    expect((await run(three, round, 'SELECT 1')).statusCode).toBe(200)
  })

  it('runs one at a time for each account and few in all; what did not run is not counted', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => guest()))
    const first: By = people[0] ?? (await guest())
    const round = await withCode(first)
    const alone = await Promise.all(Array.from({ length: 6 }, () => run(first, round, ENDLESS)))
    const refusals = alone.filter(({ statusCode }) => statusCode !== 200)
    expect(alone).toHaveLength(refusals.length + 1)
    expect(new Set(refusals.map((one) => refusalOf(one).join(' ')))).toEqual(new Set(['429 RUNS']))

    const all = await Promise.all(people.map((by) => run(by, round, ENDLESS)))
    const busy = all.filter(({ statusCode }) => statusCode !== 200)
    expect(all).toHaveLength(busy.length + 2)
    expect(new Set(busy.map((one) => refusalOf(one).join(' ')))).toEqual(new Set(['503 GRADER_BUSY']))
    const next = (await run(first, round, 'SELECT 1')).json<RunResult>()
    expect(next.left).toBeGreaterThanOrEqual(PRACTICE_CODE.perHour.account - 3)
  })

  it('is for accounts, and for the code tasks of a round of ours', async () => {
    const by = await guest()
    const round = await withCode(by)
    const other = round.tasks.find(({ kind }) => kind !== 'code-sql')?.seq ?? 0
    const body = { seed: round.seed, seq: round.seq, code: 'SELECT 1' }
    const path = '/api/tracks/sql/practice/runs'
    // Whoever has no account yet is a guest from here on, and counts as one of the house.
    expect((await test.client().post(path, body)).statusCode).toBe(200)
    expect(refusalOf(await run(by, { ...round, seq: other }, 'SELECT 1'))).toEqual([409, 'PRACTICE_OVER'])
    expect(refusalOf(await run(by, { ...round, seed: 'x.y' }, 'SELECT 1'))).toEqual([409, 'PRACTICE_OVER'])
    const odd: object[] = [
      { ...body, code: 7 },
      { ...body, code: 'é'.repeat(5_000) },
      { ...body, seq: 7 },
      { ...body, more: 1 },
      { code: 'SELECT 1' },
    ]
    for (const one of odd)
      expect([one, (await by.send(practiceApi.run, { ...SQL, body: one })).statusCode]).toEqual([one, 400])
    const plain = await by.send(practiceApi.answer, {
      ...SQL,
      body: { seed: round.seed, answers: [{ seq: round.seq, answer: { text: 'SELECT 1' } }] },
    })
    expect(plain.json<{ items: [PracticeVerdict] }>().items[0]).toMatchObject({ isRight: false })
  })
})
