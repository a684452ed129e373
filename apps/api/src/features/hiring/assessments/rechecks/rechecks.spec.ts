import { randomInt } from 'node:crypto'
import { accountApi, assessmentsApi, ERASE_WORD, MINUTE_MS, rechecksApi } from '@tryka/domain'
import { appWithTests, begun, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { openVisitor, refusalOf, urlOf } from '../../../../testing/hiring'
import { candidate } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import {
  accountOfLast,
  asked,
  recheckAnswer,
  recheckTaken,
  rightInRecheck,
} from '../../../../testing/rechecks'
import { AttemptTaskEntity } from '../attempt.table'
import { RecheckEntity, RecheckTaskEntity } from '../recheck.table'
import { rechecksData } from '../rechecks-data'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
let test: TestApp
let count = 0

/** Somebody who is asked to take five tasks, as in an interview. */
async function askedOne(over: Partial<Parameters<typeof asked>[1]> = {}) {
  const by = await candidate(test, `r${seed}-${++count}@people.example`)
  const accountId = await accountOfLast(test)
  const { id } = await asked(test, { accountId, minutes: 8, ...over })
  return { by, accountId, params: { id } }
}

const taskCount = () => test.db.read.count(RecheckTaskEntity)

beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('A re-check', () => {
  it.each([
    [5, 'confirmed'],
    [3, 'confirmed'],
    [2, 'not_confirmed'],
    [0, 'not_confirmed'],
  ] as const)('with %d right of five is %s', async (right, state) => {
    const { by, params } = await askedOne()
    expect(await by.me.call(rechecksApi.show, { params })).toMatchObject({
      state: 'asked',
      task: null,
      done: 0,
    })
    expect((await by.me.call(rechecksApi.accept, { params })).state).toBe('accepted')
    const begun = await by.me.call(rechecksApi.start, { params })
    expect(begun).toMatchObject({ state: 'running', task: { seq: 1, of: 5 } })
    const end = await recheckTaken(test, by, begun, { right })
    expect(end).toMatchObject({ state, done: 5, task: null })
    expect(await test.db.read.findOneByOrFail(RecheckEntity, params)).toMatchObject({ right, state })
    const again = await by.me.send(rechecksApi.start, { params })
    expect(refusalOf(again)).toEqual([409, 'illegal_transition'])
  })

  it('tells no key, no template, no number of a task and not how many were right', async () => {
    const { by, params } = await askedOne()
    const texts: string[] = []
    let view = await by.me.call(rechecksApi.start, { params })
    while (view.task) {
      texts.push(JSON.stringify(view))
      view = await by.me.call(rechecksApi.answer, recheckAnswer(view, await rightInRecheck(test, view)))
    }
    texts.push((await by.me.send(rechecksApi.show, { params })).body)
    const tasks = await test.db.read.find(RecheckTaskEntity)
    expect(new Set(tasks.map(({ topic }) => topic)).size).toBe(5)
    for (const text of texts) {
      for (const { templateId } of tasks) expect(text).not.toContain(templateId)
      expect(text).not.toMatch(/"(right|key|around|theta|isCorrect|templateId|seed|bankVersion)"/)
    }
  })

  it('has no task of an attempt or an earlier re-check, and the next attempt none of its own', async () => {
    const { by, accountId, params } = await askedOne()
    await recheckTaken(test, by, await by.me.call(rechecksApi.start, { params }))
    await taken(test, by, await begun(by), { answer: null })
    const second = await asked(test, { accountId })
    await recheckTaken(test, by, await by.me.call(rechecksApi.start, { params: { id: second.id } }))
    const met = [
      ...(await test.db.read.find(RecheckTaskEntity)),
      ...(await test.db.read.find(AttemptTaskEntity)),
    ].map(({ templateId }) => templateId)
    expect(new Set(met).size).toBe(met.length)
  })

  it('can be declined, and then nothing more', async () => {
    const { by, params } = await askedOne()
    expect((await by.me.call(rechecksApi.decline, { params })).state).toBe('declined')
    expect((await by.me.call(rechecksApi.decline, { params })).state).toBe('declined')
    for (const contract of [rechecksApi.accept, rechecksApi.start])
      expect(refusalOf(await by.me.send(contract, { params }))).toEqual([409, 'illegal_transition'])
    expect(await taskCount()).toBe(0)
  })

  it('counts an answer once, though twenty come at once, and refuses another task and nonce', async () => {
    const { by, params } = await askedOne()
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => by.me.call(rechecksApi.start, { params })),
    )
    expect(new Set(starts.map(({ task }) => task?.nonce)).size).toBe(1)
    const [view] = starts
    if (!view) throw new Error('Nothing began')
    const call = recheckAnswer(view, await rightInRecheck(test, view))
    const all = await Promise.all(Array.from({ length: 20 }, () => by.me.call(rechecksApi.answer, call)))
    expect(new Set(all.map(({ task, done }) => `${done} ${task?.nonce}`)).size).toBe(1)
    expect(await taskCount()).toBe(2)
    for (const body of [{ nonce: 'x'.repeat(43) }, { seq: 2 }])
      expect(
        refusalOf(await by.me.send(rechecksApi.answer, { params, body: { ...call.body, ...body } })),
      ).toEqual([409, 'WRONG_TASK'])
    const other = await by.me.call(rechecksApi.answer, { params, body: { ...call.body, answer: null } })
    expect(other.task?.nonce).toBe(all[0]?.task?.nonce)
    const stored = await test.db.read.findOneByOrFail(RecheckTaskEntity, { recheckId: params.id, seq: 1 })
    expect(stored).toMatchObject({ isCorrect: true, isLate: false })
  })

  it('counts no answer after its time, with five seconds of grace', async () => {
    const { by, params } = await askedOne({ minutes: 30 })
    let view = await by.me.call(rechecksApi.start, { params })
    const wait = () => Date.parse(view.task?.dueAt ?? '') - test.clock.now().getTime()
    const right = await rightInRecheck(test, view)
    test.clock.advance(wait() + 5_000)
    view = await by.me.call(rechecksApi.answer, recheckAnswer(view, right))
    expect(view.wasLate).toBe(false)
    const second = await rightInRecheck(test, view)
    test.clock.advance(wait() + 5_001)
    view = await by.me.call(rechecksApi.answer, recheckAnswer(view, second))
    expect(view).toMatchObject({ wasLate: true, done: 2 })
    const rows = await test.db.read.find(RecheckTaskEntity, { order: { seq: 'ASC' } })
    expect(rows.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false])
  })

  it.each([
    ['3 right of three', 3, 3, 'confirmed'],
    ['2 right of three', 2, 3, 'not_done'],
    ['2 right and the fifth left open', 2, 4, 'not_confirmed'],
  ] as const)('ends by the clock with %s', async (_what, right, until, state) => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { by, params } = await askedOne()
    const view = await by.me.call(rechecksApi.start, { params })
    await recheckTaken(test, by, view, { right, until })
    test.clock.advance(8 * MINUTE_MS + 6_000)
    const isOver = () => test.db.read.existsBy(RecheckEntity, { id: params.id, state })
    for (let i = 0; !(await isOver()); i++) {
      if (i > 400) throw new Error('The clock did nothing')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await by.me.call(rechecksApi.show, { params })).toMatchObject({ state, task: null })
  })

  it('ends when it is looked for too late, before anything is answered', async () => {
    const { by, params } = await askedOne()
    const view = await by.me.call(rechecksApi.start, { params })
    const call = recheckAnswer(view, await rightInRecheck(test, view))
    test.clock.advance(8 * MINUTE_MS + 6_000)
    expect(await by.me.call(rechecksApi.answer, call)).toMatchObject({ state: 'not_done', task: null })
  })

  it('is nobody else’s, not even to know of', async () => {
    const { by, params } = await askedOne()
    const ben = await candidate(test, `r${seed}-${++count}@people.example`)
    const view = await by.me.call(rechecksApi.start, { params })
    const guest = await openVisitor(test)
    const admin = await moderator(test)
    for (const [contract, options] of [
      [rechecksApi.show, { params }],
      [rechecksApi.accept, { params }],
      [rechecksApi.decline, { params }],
      [rechecksApi.start, { params }],
      [rechecksApi.answer, recheckAnswer(view, null)],
    ] as const) {
      expect((await ben.me.send(contract, options)).statusCode).toBe(404)
      expect((await by.at('demo').send(contract, options)).statusCode).toBe(404)
      expect((await guest.send(contract, options)).statusCode).toBe(404)
      const { method, path } = contract.endpoint
      const url = urlOf(path, { params, query: { place: 'me' } })
      const send = (client: typeof admin.client) =>
        method === 'GET' ? client.get(url) : client.post(url, 'body' in options ? options.body : undefined)
      expect((await send(test.client())).statusCode).toBe(401)
      expect((await send(admin.client)).statusCode).toBe(401)
    }
  })

  it.each([
    ['a number for an answer', { answer: 7 }],
    ['code', { answer: { code: 'SELECT 1' } }],
    ['a task beyond the fifth', { seq: 6 }],
    ['task 0', { seq: 0 }],
    ['no nonce', { nonce: '' }],
    ['signals', { signals: { changes: 1 } }],
    ['a long text', { answer: { text: 'x'.repeat(81) } }],
  ])('refuses %s', async (_what, wrong) => {
    const { by, params } = await askedOne()
    const { body } = recheckAnswer(await by.me.call(rechecksApi.start, { params }), null)
    const sent = await by.me.send(rechecksApi.answer, { params, body: { ...body, ...wrong } })
    expect(sent.statusCode).toBe(400)
  })

  it('is part of the export, and falls with the account', async () => {
    const { by, accountId, params } = await askedOne()
    await recheckTaken(test, by, await by.me.call(rechecksApi.start, { params }))
    let file = ''
    for await (const part of rechecksData(test.db).export(accountId)) file += part
    const [row] = JSON.parse(file) as { tasks: unknown[] }[]
    expect(row).toMatchObject({ ...params, skill: 'SQL', state: 'confirmed' })
    expect(row?.tasks).toHaveLength(5)
    expect(file).not.toContain('templateId')
    await by.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect([await test.db.read.count(RecheckEntity), await taskCount()]).toEqual([0, 0])
  })

  it('does not stop an assessment', async () => {
    const { by, params } = await askedOne()
    await by.me.call(rechecksApi.start, { params })
    const view = await begun(by)
    expect((await by.me.call(assessmentsApi.show, { params: { id: view.id } })).state).toBe('running')
  })
})
