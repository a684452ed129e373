import { randomInt } from 'node:crypto'
import { accountApi, appealsApi, DAY_MS, ERASE_WORD, KEPT_DAYS } from '@tryka/domain'
import { appealed, appWithFewTasks, planned, resultOf, takenBy } from '../../../../testing/appeals'
import { begun, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { openVisitor, refusalOf, urlOf } from '../../../../testing/hiring'
import { candidate } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import { AppealEntity } from '../appeal.table'
import { attemptsData } from '../attempts-data'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`appeals: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `a${seed}-${++count}@people.example`)
const body = { seq: 1, text: 'Two answers were right.' }
const NONE = { wrong: [] as string[] }

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(() => test.close())

describe('An appeal', () => {
  it('names a task by number and topic, and stands with the result', async () => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, NONE)
    const before = await resultOf(asha, id)
    expect(before.tasks.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    expect(new Set(before.tasks.flatMap(Object.keys))).toEqual(new Set(['seq', 'topic']))
    expect(before.appealUntil).toBe(new Date(Date.parse(before.endedAt) + 30 * DAY_MS).toISOString())

    const made = await asha.me.call(appealsApi.make, { params: { id }, body })
    expect(made).toMatchObject({ ...body, state: 'open', reason: null, decidedAt: null, raisedTo: null })
    expect((await resultOf(asha, id)).appeals).toEqual([made])
    const whole = await asha.me.call(appealsApi.make, { params: { id }, body: { text: 'The clock.' } })
    expect(whole.seq).toBeNull()
    expect((await resultOf(asha, id)).appeals).toHaveLength(2)
  })

  it('is one for each task, though it is made twenty times at once', async () => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, NONE)
    const send = () => asha.me.send(appealsApi.make, { params: { id }, body })
    const all = await Promise.all(Array.from({ length: 20 }, send))
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const others = all.filter(({ statusCode }) => statusCode !== 201).map(refusalOf)
    expect(others).toEqual(Array.from({ length: 19 }, () => [409, 'ALREADY_APPEALED']))
    expect(await test.db.read.count(AppealEntity)).toBe(1)
  })

  it('comes five times a day and says when there is room again', async () => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, NONE)
    const send = (seq: number) => asha.me.send(appealsApi.make, { params: { id }, body: { ...body, seq } })
    for (const seq of [1, 2, 3, 4, 5]) expect((await send(seq)).statusCode).toBe(201)
    const sixth = await send(6)
    expect(refusalOf(sixth)).toEqual([429, 'APPEAL_LIMIT'])
    expect(sixth.headers['retry-after']).toBe(String(DAY_MS / 1_000))
    test.clock.advance(DAY_MS + 1_000)
    expect((await send(6)).statusCode).toBe(201)
  })

  it('is possible for thirty days', async () => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, NONE)
    const send = (seq: number) => asha.me.send(appealsApi.make, { params: { id }, body: { ...body, seq } })
    // Nobody is signed out meanwhile.
    test.clock.advance(20 * DAY_MS)
    expect((await send(1)).statusCode).toBe(201)
    test.clock.advance(10 * DAY_MS - 1_000)
    expect((await send(2)).statusCode).toBe(201)
    test.clock.advance(1_000)
    expect(refusalOf(await send(3))).toEqual([409, 'TOO_LATE'])
    expect((await resultOf(asha, id)).appealUntil).toBeNull()
  })

  it('is about a result of one’s own', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const { id } = await takenBy(test, asha, NONE)
    const options = { params: { id }, body }
    expect((await ben.me.send(appealsApi.make, options)).statusCode).toBe(404)
    expect((await asha.at('demo').send(appealsApi.make, options)).statusCode).toBe(404)
    const guest = await openVisitor(test)
    expect((await guest.send(appealsApi.make, options)).statusCode).toBe(404)
    const url = urlOf(appealsApi.make.endpoint.path, { params: { id }, query: { place: 'me' } })
    expect((await test.client().post(url, body)).statusCode).toBe(401)
    const admin = await moderator(test)
    expect((await admin.client.post(url, body)).statusCode).toBe(401)

    const running = await taken(test, ben, await begun(ben), { until: 3 })
    const early = await ben.me.send(appealsApi.make, { params: { id: running.id }, body })
    expect(early.statusCode).toBe(404)
    expect(await test.db.read.count(AppealEntity)).toBe(0)
  })

  it.each([
    ['no text', { seq: 1 }],
    ['an empty text', { seq: 1, text: '  ' }],
    ['a text too long', { seq: 1, text: 'x'.repeat(2_001) }],
    ['a text that is a number', { seq: 1, text: 7 }],
    ['a task that is a text', { ...body, seq: '1' }],
    ['task 0', { ...body, seq: 0 }],
    ['task 25', { ...body, seq: 25 }],
    ['half a task', { ...body, seq: 1.5 }],
    ['a task that was not given', { ...body, seq: 13 }],
    ['what nobody asked for', { ...body, state: 'upheld' }],
  ])('with %s is refused', async (_what, wrong) => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, NONE)
    const answer = await asha.me.send(appealsApi.make, { params: { id }, body: wrong })
    expect(answer.statusCode).toBe(400)
    expect(await test.db.read.count(AppealEntity)).toBe(0)
  })

  it('is part of the export, falls with the account, and is forgotten a year after it was decided', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const [asha, ben] = [await somebody(), await somebody()]
    const plan = planned(({ before }) => before !== null, seed)
    const [hers, his] = [await takenBy(test, asha, plan), await takenBy(test, ben, plan)]
    const made = await appealed(test, asha, hers.id, plan.faulty)
    const other = await appealed(test, ben, his.id, plan.faulty)
    const { accountId } = await test.db.read.findOneByOrFail(AppealEntity, { id: made.id })
    let file = ''
    for await (const part of attemptsData(test.db).export(accountId)) file += part
    expect(JSON.parse(file)).toMatchObject([{ id: hers.id, appeals: [{ ...made }] }])
    expect(file).not.toContain(other.id)
    await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.existsBy(AppealEntity, { id: made.id })).toBe(false)

    const admin = await moderator(test)
    const ruling = { outcome: 'refused', reason: 'The task says which.' }
    await admin.call(appealsApi.decide, { params: { id: other.id }, body: ruling })
    const isThere = () => test.db.read.existsBy(AppealEntity, { id: other.id })
    test.clock.advance((KEPT_DAYS.appeal - 1) * DAY_MS)
    expect(await isThere()).toBe(true)
    test.clock.advance(2 * DAY_MS)
    for (let i = 0; await isThere(); i++) {
      if (i > 400) throw new Error('The clock forgot nothing')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await isThere()).toBe(false)
  })
})
