import { randomInt } from 'node:crypto'
import { SQL_BANK } from '@tryka/assessment'
import { ATTEMPT_RULES, assessmentsApi, DAY_MS, placesApi, skillsApi } from '@tryka/domain'
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
import { refusalOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { CredentialEntity } from '../credentials/credential.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { AttemptEntity, AttemptMarkEntity, AttemptTaskEntity } from './attempt.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`attacks on attempts: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = (email = `a${seed}-${++count}@people.example`) => candidate(test, email)
beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('An answer', () => {
  it('is one to the task that is open: what is none is refused and counts for nothing', async () => {
    const asha = await somebody()
    let view = await begun(asha)
    const kinds = new Set<string>()
    while (view.task && view.done < 12) {
      const { options } = view.task
      const [id = ''] = options?.map((option) => option.id) ?? []
      const none = options
        ? [{ text: 'x' }, { code: 'x' }, { chosen: ['nobody'] }, { chosen: [id, id] }]
        : [{ chosen: [] }, { chosen: ['nobody'] }, { code: 'x' }]
      for (const answer of none)
        expect(refusalOf(await asha.me.send(assessmentsApi.answer, answerTo(view, answer)))).toEqual([
          400,
          'ANSWER',
        ])
      kinds.add(options ? 'options' : 'text')
      expect((await asha.me.call(assessmentsApi.show, answerTo(view, null))).done).toBe(view.done)
      test.clock.advance(10_000)
      view = await asha.me.call(assessmentsApi.answer, answerTo(view, await rightAnswer(test, view)))
    }
    expect(kinds.size).toBe(2)
  })

  it('has room for 8 KiB of code and no more', async () => {
    const asha = await somebody()
    const call = answerTo(await begun(asha), { code: 'x'.repeat(64 * 1024) })
    expect((await asha.me.send(assessmentsApi.answer, call)).statusCode).toBe(413)
    const code = 'x'.repeat(ATTEMPT_RULES.codeBytes + 1)
    expect(
      (await asha.me.send(assessmentsApi.answer, { ...call, body: { ...call.body, answer: { code } } }))
        .statusCode,
    ).toBe(400)
  })

  it('comes sixty times a minute at most', async () => {
    const asha = await somebody()
    const call = answerTo(await begun(asha), null)
    const all = await Promise.all(Array.from({ length: 61 }, () => asha.me.send(assessmentsApi.answer, call)))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(60).fill(200), 429])
    // Redis counts by its own clock.
    if (process.env['TEST_REDIS_URL']) return
    test.clock.advance(60_001)
    expect((await asha.me.send(assessmentsApi.answer, call)).statusCode).toBe(200)
  })
})

describe('A booking', () => {
  it('can be taken back by its attempt, whatever became of the skill', async () => {
    const asha = await somebody()
    const { id, attempt } = await book(asha, { share: false })
    const params = { id: attempt ?? '' }
    await asha.me.call(skillsApi.remove, { params: { id } })

    const ben = await somebody()
    expect((await ben.me.send(assessmentsApi.cancel, { params })).statusCode).toBe(404)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => asha.me.call(assessmentsApi.cancel, { params })),
    )
    expect(new Set(all.map(({ state, version }) => `${state} ${version}`))).toEqual(new Set(['cancelled 2']))
    expect(refusalOf(await asha.me.send(assessmentsApi.start, { params }))).toEqual([200, undefined])
    expect(await test.db.read.count(AttemptMarkEntity)).toBe(0)
    expect((await book(asha)).attempt).not.toBe(attempt)
  })

  it('that is taken back leaves the skill as it was; a test that runs is not taken back', async () => {
    const asha = await somebody()
    const { attempt } = await book(asha)
    await asha.me.call(assessmentsApi.cancel, { params: { id: attempt ?? '' } })
    expect(await test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL' })).toMatchObject({
      state: 'unverified',
      scheduledAt: null,
    })
    const view = await begun(asha)
    const late = await asha.me.send(assessmentsApi.cancel, { params: { id: view.id } })
    expect(refusalOf(late)).toEqual([409, 'illegal_transition'])
  })

  it('begins with the bank of the day, though it was made before', async () => {
    const asha = await somebody()
    const { attempt } = await book(asha)
    const id = attempt ?? ''
    await test.db.write((manager) => manager.update(AttemptEntity, { id }, { bankVersion: 'before' }))
    const view = await asha.me.call(assessmentsApi.start, { params: { id } })
    expect(view).toMatchObject({ state: 'running', task: { seq: 1 } })
    const { bankVersion } = await test.db.read.findOneByOrFail(AttemptEntity, { id })
    expect(bankVersion).toBe(SQL_BANK.version)
  })
})

describe('Two accounts of one mailbox', () => {
  it('begin a test once, though both begin at the same moment', async () => {
    const name = `twice${seed}`
    const people = await Promise.all(
      [`${name}@gmail.com`, `${name}+b@gmail.com`, `tw.ice${seed}@googlemail.com`].map((email) =>
        somebody(email),
      ),
    )
    const booked = await Promise.all(people.map((by) => book(by)))
    const begins = await Promise.all(
      people.map((by, i) => by.me.send(assessmentsApi.start, { params: { id: booked[i]?.attempt ?? '' } })),
    )
    expect(begins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await test.db.read.count(AttemptMarkEntity)).toBe(1)
    expect(await test.db.read.countBy(AttemptEntity, { state: 'running' })).toBe(1)
  })
})

describe('Tasks that could not be graded', () => {
  const voided = (id: string, seqs: readonly number[]) =>
    test.db.write(async (manager) => {
      for (const seq of seqs)
        await manager.update(AttemptTaskEntity, { attemptId: id, seq }, { grading: 'void' })
    })

  it('are none of the twelve that a result needs', async () => {
    const asha = await somebody()
    let view = await taken(test, asha, await begun(asha), { until: 12 })
    await voided(view.id, [3])
    const handIn = (version: number) =>
      asha.me.send(assessmentsApi.handIn, { params: { id: view.id }, body: { version } })
    expect(refusalOf(await handIn(view.version))).toEqual([409, 'TOO_FEW_TASKS'])
    view = await taken(test, asha, view, { until: 13 })
    expect(view.canHandIn).toBe(true)
    expect((await handIn(view.version)).statusCode).toBe(200)
  })

  it('cost nobody an attempt, where it would have been enough with them', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const enough = await taken(test, asha, await begun(asha), { until: 11 })
    const few = await taken(test, ben, await begun(ben), { until: 10 })
    await voided(enough.id, [3])
    await voided(few.id, [3])
    test.clock.advance(ATTEMPT_RULES.hours * 3_600_000)
    const ends = [
      await asha.me.call(assessmentsApi.start, { params: { id: enough.id } }),
      await ben.me.call(assessmentsApi.start, { params: { id: few.id } }),
    ]
    expect(ends.map(({ state }) => state)).toEqual(['void', 'abandoned'])
    const { items } = await asha.me.call(assessmentsApi.standings)
    expect(items.find(({ track }) => track === 'sql')).toMatchObject({ againAt: null, attemptsLeft: 3 })
    const again = await ben.me.send(assessmentsApi.book, { body: { skill: 'SQL', consents: CONSENTS } })
    expect(refusalOf(again)).toEqual([409, 'RETRY_LATER'])
  })
})

describe('The same level again', () => {
  it('proves it for longer, and makes no level above it less likely', async () => {
    const asha = await somebody()
    await taken(test, asha, await begun(asha))
    const told = await test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL' })
    const likely = { awarded: 1, above: [7_999, 7_998, 7_997] } as const
    const lower = { ...likely, above: [...likely.above] }
    await test.db.write(async (manager) => {
      await manager.update(CredentialEntity, { track: 'sql' }, lower)
      await manager.update(CandidateSkillEntity, { id: told.id }, lower)
    })
    test.clock.advance(20 * DAY_MS)
    await asha.me.call(placesApi.list)
    test.clock.advance(11 * DAY_MS)
    let view = await begun(asha)
    // Right where it is easy: a beginner.
    while (view.task) {
      const row = await test.db.read.findOneByOrFail(AttemptTaskEntity, {
        attemptId: view.id,
        seq: view.task.seq,
      })
      view = await taken(test, asha, view, {
        until: view.done + 1,
        answer: row.item.b < -0.8 ? rightAnswer : null,
      })
    }
    const result = await asha.me.call(assessmentsApi.result, { params: { id: view.id } })
    expect(result.level).toBe(1)
    const now = await test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL' })
    expect(now).toMatchObject({ state: 'Verified', awarded: 1, above: likely.above })
    expect(now.verifiedAt).not.toBe(told.verifiedAt)
  })
})
