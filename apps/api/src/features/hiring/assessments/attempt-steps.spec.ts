import { randomInt } from 'node:crypto'
import { SQL_BANK } from '@tryka/assessment'
import { accountApi, assessmentsApi, DAY_MS, ERASE_WORD, HOUR_MS, MINUTE_MS, skillsApi } from '@tryka/domain'
import {
  answerTo,
  appWithTests,
  begun,
  book,
  CONSENTS,
  rightAnswer,
  taken,
} from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { openVisitor, refusalOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { AttemptEntity, AttemptMarkEntity, AttemptTaskEntity } from './attempt.table'
import { givenAnswers } from './given-answers'
import { KeptAnswerEntity } from './kept-answer.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
let test: TestApp
let count = 0
const somebody = (name = `p${seed}-${++count}`) => candidate(test, `${name}@people.example`)
beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('An answer', () => {
  it('counts once, though twenty come at once, and again it answers the same', async () => {
    const asha = await somebody()
    const view = await begun(asha)
    const call = answerTo(view, await rightAnswer(test, view))
    const all = await Promise.all(Array.from({ length: 20 }, () => asha.me.call(assessmentsApi.answer, call)))

    expect(new Set(all.map(({ task, done }) => `${done} ${task?.nonce}`)).size).toBe(1)
    expect(await test.db.read.countBy(AttemptTaskEntity, { attemptId: view.id })).toBe(2)
    const again = await asha.me.call(assessmentsApi.answer, answerTo(view, { text: 'other' }))
    expect(again.task?.nonce).toBe(all[0]?.task?.nonce)
    const shown = await asha.me.call(assessmentsApi.show, { params: { id: view.id } })
    expect(shown.task?.stem).toBe(again.task?.stem)
  })

  it('is refused for another task, another nonce, a task to come, and another attempt', async () => {
    const asha = await somebody()
    const view = await begun(asha)
    const call = answerTo(view, null)
    const refused = async (body: object) =>
      refusalOf(await asha.me.send(assessmentsApi.answer, { ...call, body: { ...call.body, ...body } }))

    expect(await refused({ nonce: 'x'.repeat(43) })).toEqual([409, 'WRONG_TASK'])
    expect(await refused({ seq: 2 })).toEqual([409, 'WRONG_TASK'])
    const ben = await somebody()
    const his = await begun(ben)
    expect(await refused({ nonce: his.task?.nonce })).toEqual([409, 'WRONG_TASK'])
    expect(his.task?.nonce).not.toBe(view.task?.nonce)
    expect((await asha.me.call(assessmentsApi.show, call)).done).toBe(0)
  })

  it('after its time counts as none; five seconds of grace count', async () => {
    const asha = await somebody()
    let view = await begun(asha)
    const wait = () => Date.parse(view.task?.dueAt ?? '') - test.clock.now().getTime()
    const right = await rightAnswer(test, view)
    test.clock.advance(wait() + 5_000)
    view = await asha.me.call(assessmentsApi.answer, answerTo(view, right))
    expect(view.wasLate).toBe(false)
    const second = await rightAnswer(test, view)
    test.clock.advance(wait() + 5_001)
    view = await asha.me.call(assessmentsApi.answer, answerTo(view, second))
    expect(view.wasLate).toBe(true)

    const [first, late] = await test.db.read.find(AttemptTaskEntity, { order: { seq: 'ASC' } })
    expect(first).toMatchObject({ isCorrect: true, isLate: false })
    expect(late).toMatchObject({ isCorrect: false, isLate: true, answer: null })
  })
})

describe('An attempt', () => {
  it('is nobody else’s, not even to know of', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const view = await begun(asha)
    const { params } = answerTo(view, null)
    const body = { version: view.version }
    for (const [contract, options] of [
      [assessmentsApi.show, { params }],
      [assessmentsApi.start, { params }],
      [assessmentsApi.answer, answerTo(view, null)],
      [assessmentsApi.pause, { params, body }],
      [assessmentsApi.handIn, { params, body }],
      [assessmentsApi.result, { params }],
    ] as const) {
      expect((await ben.me.send(contract, options)).statusCode).toBe(404)
      expect((await asha.at('demo').send(contract, options)).statusCode).toBe(404)
    }
  })

  it('needs an address, a profile, three consents, and a track', async () => {
    const body = { skill: 'SQL', consents: CONSENTS }
    const guest = await openVisitor(test)
    expect(refusalOf(await guest.send(assessmentsApi.book, { body }))).toEqual([403, 'SIGN_IN_FIRST'])
    const asha = await somebody()
    await openVisitor(test, asha.client)
    expect(refusalOf(await asha.at('demo').send(assessmentsApi.book, { body }))).toEqual([409, 'LIVE_ONLY'])
    const refused = async (over: object) =>
      refusalOf(await asha.me.send(assessmentsApi.book, { body: { ...body, ...over } }))
    expect(await refused({ consents: { ...CONSENTS, alone: false } })).toEqual([400, 'CONSENT'])
    expect(await refused({ consents: undefined })).toEqual([400, 'CONSENT'])
    expect(await refused({ skill: 'Kafka' })).toEqual([409, 'NO_TRACK'])
    expect(await refused({ skill: 'Python' })).toEqual([409, 'NO_TRACK'])
  })

  it('is one at a time, and a booking can be taken back', async () => {
    const asha = await somebody()
    const { id, attempt } = await book(asha)
    const again = await asha.me.send(assessmentsApi.book, { body: { skill: 'SQL', consents: CONSENTS } })
    expect(refusalOf(again)).toEqual([409, 'ATTEMPT_OPEN'])
    const cancelled = await asha.me.call(skillsApi.cancel, { params: { id } })
    expect(cancelled).toMatchObject({ attempt: null, track: 'sql', skill: { state: 'unverified' } })
    const view = await begun(asha)
    expect(view.id).not.toBe(attempt)
    const late = await asha.me.send(skillsApi.cancel, { params: { id } })
    expect(refusalOf(late)).toEqual([409, 'illegal_transition'])
  })

  it('is one, though it is booked and begun twenty times at once', async () => {
    const asha = await somebody()
    const send = () => asha.me.send(assessmentsApi.book, { body: { skill: 'SQL', consents: CONSENTS } })
    const booked = await Promise.all(Array.from({ length: 20 }, send))
    expect(booked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const [row] = await test.db.read.find(AttemptEntity)
    const params = { id: row?.id ?? '' }
    const views = await Promise.all(
      Array.from({ length: 20 }, () => asha.me.call(assessmentsApi.start, { params })),
    )
    expect(new Set(views.map(({ task }) => task?.nonce)).size).toBe(1)
    expect(await test.db.read.count(AttemptTaskEntity)).toBe(1)
    expect(await test.db.read.count(AttemptMarkEntity)).toBe(1)
  })

  it('rests between tasks for ten minutes in all, and goes on with the same one', async () => {
    const asha = await somebody()
    let view = await begun(asha)
    const { params } = answerTo(view, null)
    const pause = () => asha.me.call(assessmentsApi.pause, { params, body: { version: view.version } })
    const answer = () => asha.me.call(assessmentsApi.answer, answerTo(view, null))
    const start = () => asha.me.call(assessmentsApi.start, { params })
    view = await pause()
    expect(view).toMatchObject({ pause: { isAsked: true, since: null }, task: { seq: 1 } })
    view = await answer()
    expect(view).toMatchObject({ task: null, pause: { since: test.clock.now().toISOString() } })
    test.clock.advance(4 * MINUTE_MS)
    view = await start()
    expect(view).toMatchObject({ task: { seq: 2 }, pause: { leftSeconds: 360, since: null } })
    view = await pause()
    view = await answer()
    test.clock.advance(7 * MINUTE_MS)
    view = await start()
    // A minute too long: the time of the task runs since then.
    const shown = await test.db.read.findOneByOrFail(AttemptTaskEntity, { seq: 3 })
    expect(test.clock.now().getTime() - Date.parse(shown.shownAt)).toBe(MINUTE_MS)
    const none = await asha.me.send(assessmentsApi.pause, { params, body: { version: view.version } })
    expect(refusalOf(none)).toEqual([409, 'NO_PAUSE_LEFT'])
  })

  it('ends by the clock: without a result under twelve tasks, and it counts', async () => {
    const asha = await somebody()
    const view = await taken(test, asha, await begun(asha), { until: 3 })
    test.clock.advance(6 * HOUR_MS + 6_000)
    const end = await asha.me.call(assessmentsApi.answer, answerTo(view, null))

    expect(end).toMatchObject({ state: 'abandoned', endReason: 'time', task: null })
    const result = await asha.me.send(assessmentsApi.result, { params: { id: view.id } })
    expect(result.statusCode).toBe(404)
    const skill = (await asha.me.call(skillsApi.get)).declared[0]
    expect(skill).toMatchObject({ state: 'unverified' })
    const again = await asha.me.send(assessmentsApi.book, { body: { skill: 'SQL', consents: CONSENTS } })
    expect(refusalOf(again)).toEqual([409, 'RETRY_LATER'])
  })

  it('is not handed in before twelve tasks', async () => {
    const asha = await somebody()
    const view = await taken(test, asha, await begun(asha), { until: 11 })
    expect(view.canHandIn).toBe(false)
    const early = await asha.me.send(assessmentsApi.handIn, {
      params: { id: view.id },
      body: { version: view.version },
    })
    expect(refusalOf(early)).toEqual([409, 'TOO_FEW_TASKS'])
  })
})

describe('The clock', () => {
  /** Until a read answers as wanted; nobody but the clock changes anything meanwhile. */
  async function until(isWanted: () => Promise<boolean>): Promise<void> {
    for (let i = 0; !(await isWanted()); i++) {
      if (i > 400) throw new Error('The clock did nothing')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  it('ends what nobody goes on with, and forgets what was counted and said in time', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const asha = await somebody()
    const view = await taken(test, asha, await begun(asha), { until: 2 })
    test.clock.advance(6 * HOUR_MS + 6_000)
    await until(() => test.db.read.existsBy(AttemptEntity, { id: view.id, state: 'abandoned' }))
    const tasks = () => test.db.read.find(AttemptTaskEntity, { order: { seq: 'ASC' } })
    expect((await tasks()).map(({ signals, answer }) => [signals !== null, answer !== null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ])
    const networks = async () => (await test.db.read.findOneByOrFail(AttemptEntity, { id: view.id })).signals
    expect(await networks()).toMatchObject({ severalNetworks: false })
    await test.db.write((manager) => manager.update(AttemptTaskEntity, { attemptId: view.id }, { runs: 3 }))
    test.clock.advance(181 * DAY_MS)
    await until(async () => (await tasks()).every(({ signals }) => signals === null))
    await until(async () => (await networks()) === null)
    expect((await tasks()).slice(0, 2).map(({ runs }) => runs)).toEqual([0, 0])
    expect((await tasks())[0]?.answer).not.toBeNull()
    test.clock.advance(550 * DAY_MS)
    await until(async () => (await tasks()).length === 0)
    expect(await test.db.read.count(KeptAnswerEntity)).toBe(0)
    await until(async () => (await test.db.read.count(AttemptMarkEntity)) === 0)
  })

  it('parts old answers from the person: which tasks they were about stays, and which were right', async () => {
    const asha = await somebody()
    const end = await taken(test, asha, await begun(asha))
    const before = await test.db.read.find(AttemptTaskEntity, { order: { seq: 'ASC' } })
    await test.db.write((manager) =>
      manager.update(AttemptTaskEntity, { attemptId: end.id, seq: 2 }, { grading: 'void' }),
    )
    const parted = () => test.db.read.count(AttemptTaskEntity)
    test.clock.advance(729 * DAY_MS)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const signals = async () => (await test.db.read.findOneByOrFail(AttemptEntity, { id: end.id })).signals
    await until(async () => (await signals()) === null)
    expect(await parted()).toBe(before.length)
    test.clock.advance(2 * DAY_MS)
    await until(async () => (await parted()) === 0)

    const kept = await test.db.read.find(KeptAnswerEntity)
    const names = (all: { templateId: string }[]) => all.map(({ templateId }) => templateId).sort()
    expect(names(kept)).toEqual(names(before.filter(({ seq }) => seq !== 2)))
    expect(kept.every(({ isCorrect }) => isCorrect)).toBe(true)
    expect(new Set(kept.map(({ pseudonym }) => pseudonym)).size).toBe(1)
    const { accountId } = await test.db.read.findOneByOrFail(AttemptEntity, { id: end.id, state: 'scored' })
    for (const part of [end.id, accountId, ...before.map(({ id }) => id)])
      expect(JSON.stringify(kept)).not.toContain(part)
    const again = await givenAnswers(test.db.read, SQL_BANK)
    expect(again.map(({ length }) => length)).toEqual([before.length - 1])
  })
})

describe('The wait for another attempt', () => {
  it('is thirty days, three times a year, for the address under any tag and after erasing', async () => {
    const name = `tag${seed}`
    const asha = await somebody(name)
    await taken(test, asha, await begun(asha), { answer: null })
    const body = { skill: 'SQL', consents: CONSENTS }
    const tagged = await somebody(`${name}+two`)
    expect(refusalOf(await tagged.me.send(assessmentsApi.book, { body }))).toEqual([409, 'RETRY_LATER'])

    const erased = await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(erased.statusCode).toBe(204)
    expect(await test.db.read.count(AttemptEntity)).toBe(0)
    expect(await test.db.read.count(AttemptTaskEntity)).toBe(0)
    expect(await test.db.read.count(AttemptMarkEntity)).toBe(1)
    const anew = await somebody(name)
    expect(refusalOf(await anew.me.send(assessmentsApi.book, { body }))).toEqual([409, 'RETRY_LATER'])

    for (const _ of [2, 3]) {
      test.clock.advance(31 * DAY_MS)
      const next = await candidate(test, `${name}+${_}@people.example`)
      await taken(test, next, await begun(next), { answer: null })
    }
    test.clock.advance(31 * DAY_MS)
    const last = await candidate(test, `${name}+four@people.example`)
    expect(refusalOf(await last.me.send(assessmentsApi.book, { body }))).toEqual([409, 'TOO_MANY_ATTEMPTS'])
    const { items } = await last.me.call(assessmentsApi.standings)
    expect(items.find(({ track }) => track === 'sql')).toMatchObject({ attemptsLeft: 0, openAttempt: null })
  })
})
