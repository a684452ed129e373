import { randomInt } from 'node:crypto'
import { learningApi, moduleApi, type CheckAnswered } from '@tryka/domain'
import { allContracts, leastCall } from '../../../testing/all-contracts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { urlOf } from '../../../testing/hiring'
import { candidate, company } from '../../../testing/live-market'
import { answered, learner, MODULE, moduleId, nearlyDone, opened } from '../../../testing/modules'

const seed = randomInt(1_000_000)
console.info(`modules: seed ${seed}`)
let test: TestApp
let made = 0
const somebody = async () => {
  const n = ++made
  return learner(await candidate(test, `m${seed}-${n}@people.example`, `Learner ${seed} ${n}`))
}
type Me = Awaited<ReturnType<typeof somebody>>
const URL = `/api/learning/modules/${moduleId}`
const pathOf = async (by: Me) => {
  const { paths } = await by.me.call(learningApi.get)
  return paths.find(({ id }) => id === MODULE.path)
}

describe('A module', () => {
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { isUnreviewedShown: true } })
  })
  afterAll(() => test.close())

  /** Every check in turn: so many wrong answers, then the right one. */
  async function through(by: Me, wrong: (n: number) => number): Promise<CheckAnswered['progress']> {
    let { progress } = await opened(by)
    const names = progress.checks.map(({ name }) => name)
    for (const [i, name] of names.entries())
      for (let n = 0; n <= wrong(i); n++) {
        const check = progress.checks.find((one) => one.name === name)
        if (!check) throw new Error(`${name} is gone`)
        ;({ progress } = await answered(test, by, check, { n, isRight: n === wrong(i) }))
      }
    return progress
  }

  it('is read without a key, a reason or a hint of what is open', async () => {
    const by = await somebody()
    const view = await opened(by)
    expect(view).toMatchObject({ id: moduleId, title: 'Select and filter', path: { seq: 1, modules: 6 } })
    expect(view.progress).toMatchObject({
      state: 'new',
      missing: view.progress.checks.map(({ name }) => name),
    })
    for (const check of view.progress.checks)
      expect(check).toMatchObject({ state: 'open', hint: null, verdict: null, wrong: 0 })
    const text = JSON.stringify(view)
    for (const told of [
      'takes its limit in',
      'stop at the first that is true',
      'tolerance',
      '"accept"',
      '"right":',
    ])
      expect(text).not.toContain(told)
  })

  it('is passed by its checks, pays once, moves its path and finishes it', async () => {
    const by = await somebody()
    await nearlyDone(test, by)
    const progress = await through(by, (i) => (i < 2 ? 1 : 0))
    expect(progress).toMatchObject({ state: 'passed', missing: [] })
    expect(await pathOf(by)).toMatchObject({
      state: 'completed',
      progress: 100,
      nextModule: null,
      canRate: true,
    })
    const { json } = await exportOf(by.client)
    const refs = (json['credits'] as { refType: string; amount: number }[]).map(({ refType, amount }) => [
      refType,
      amount,
    ])
    expect(refs.sort()).toEqual([
      ['module', 10],
      ['path', 100],
    ])
    const rated = await by.me.call(moduleApi.rate, { params: { id: MODULE.path }, body: { stars: 5 } })
    expect(rated.courses.find(({ id }) => id === MODULE.path)?.rating).toBeNull()
  })

  it('tells what was overlooked, and asks another instance; one that was answered counts no more', async () => {
    const by = await somebody()
    const [first] = (await opened(by)).progress.checks
    if (!first) throw new Error('no check')
    const { verdict, progress } = await answered(test, by, first, { n: 0, isRight: false })
    expect(verdict.isRight).toBe(false)
    expect(verdict.why.length).toBeGreaterThan(10)
    const again = progress.checks.find(({ name }) => name === first.name)
    expect(again).toMatchObject({ state: 'open', wrong: 1, isLate: false })
    expect(again?.hint).toContain('condition')
    expect(again?.task.seed).not.toBe(first.task.seed)
    const params = { ...MODULE, check: first.name }
    for (const guessed of [first.task.seed, 'guessed', again?.task.seed.replace(/.$/, '_') ?? ''])
      await expect(
        by.me.call(moduleApi.answer, { params, body: { seed: guessed, answer: { text: '1' } } }),
      ).rejects.toThrow(/ 409 .*SEED/)
    const other = await somebody()
    await expect(
      other.me.call(moduleApi.answer, {
        params,
        body: { seed: again?.task.seed ?? '', answer: { text: '1' } },
      }),
    ).rejects.toThrow(/SEED/)
    await expect(
      by.me.call(moduleApi.answer, {
        params,
        body: { seed: again?.task.seed ?? '', answer: { chosen: ['bcdfgh'] } },
      }),
    ).rejects.toThrow(/ 400 .*ANSWER/)
  })

  it('counts one of twenty answers that come at once', async () => {
    const by = await somebody()
    const [first] = (await opened(by)).progress.checks
    if (!first) throw new Error('no check')
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => answered(test, by, first, { n: 0, isRight: false })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await opened(by)).progress.checks[0]).toMatchObject({ wrong: 1 })
  })

  it('is not passed by trying every option: those checks come again tomorrow, as others', async () => {
    const by = await somebody()
    const guessed = await through(by, (i) => (i < 4 ? 2 : 0))
    expect(guessed.state).toBe('open')
    expect(guessed.checks.filter(({ state }) => state === 'tomorrow')).toHaveLength(4)
    expect(await pathOf(by)).toBeUndefined()
    test.clock.advance(24 * 3_600_000)
    const { progress } = await opened(by)
    expect(progress.checks.filter(({ state }) => state === 'open')).toHaveLength(4)
  })

  it('is passed at once by whoever knows nine of ten', async () => {
    const by = await somebody()
    const { progress } = await opened(by)
    let last = progress
    for (const [i, check] of progress.checks.entries())
      ({ progress: last } = await answered(test, by, check, { n: 0, isRight: i > 0 }))
    expect(last.state).toBe('passed')
  })

  it('is nobody else’s, and no company’s', async () => {
    const by = await somebody()
    const paid = await company(test, `c${seed}@granite-${seed}.com`, 'Granite')
    const calls = allContracts.filter(({ endpoint }) => endpoint.path.startsWith('/api/learning'))
    expect(calls.length).toBeGreaterThan(8)
    for (const contract of calls) {
      const call = leastCall(contract, { query: { place: paid.place } })
      expect((await paid.client.request(call)).statusCode).toBeGreaterThanOrEqual(400)
      expect((await test.client().request(leastCall(contract))).statusCode).toBe(401)
    }
    for (const url of [
      `${URL}x`,
      '/api/learning/modules/none/none',
      `/api/learning/modules/..%2f/${'a'.repeat(65)}`,
    ])
      expect([400, 404]).toContain((await by.client.get(urlOf(url, { query: { place: 'me' } }))).statusCode)
  })

  it('is not there before its reviews, and its path cannot be begun', async () => {
    const closed = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    const by = await candidate(closed, `n${seed}@people.example`)
    const { courses } = await by.me.call(learningApi.get)
    const writing = courses.find(({ isOpen }) => !isOpen)
    const [module] = writing?.modules.filter(({ isOpen }) => !isOpen) ?? []
    const [path = '', name = ''] = module?.id.split('/') ?? []
    await expect(by.me.call(moduleApi.show, { params: { path, name } })).rejects.toThrow(/ 404 /)
    const params = { id: writing?.id ?? '' }
    await expect(by.me.call(learningApi.enroll, { params })).rejects.toThrow(/BEING_WRITTEN/)
    const told = await by.me.call(moduleApi.notify, { params })
    expect(told.courses.find(({ id }) => id === params.id)?.isAwaited).toBe(true)
    await expect(by.me.call(moduleApi.rate, { params, body: { stars: 1 } })).rejects.toThrow(
      / 403 .*NOT_LEARNED/,
    )
    await closed.close()
  })
})
