import { randomInt } from 'node:crypto'
import { moduleFacts, questionOf } from '@tryka/coach'
import {
  accountApi,
  answerCap,
  coachApi,
  ERASE_WORD,
  learningApi,
  LIVE_MARKET_ID,
  minutesApi,
  readingCap,
  type Beat,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { exportOf } from '../../../../testing/export'
import { candidate } from '../../../../testing/live-market'
import { answered, learner, moduleId, opened } from '../../../../testing/modules'
import { ReviewCardEntity } from '../../cards/card.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { ActivityLeaseEntity, LearningSessionEntity } from '../learning.table'

const seed = randomInt(1_000_000)
console.info(`minutes: seed ${seed}`)
let test: TestApp
let made = 0
beforeAll(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { isUnreviewedShown: true } })
})
afterAll(() => test.close())

const somebody = async () => learner(await candidate(test, `mn${seed}-${++made}@people.example`))
type Me = Awaited<ReturnType<typeof somebody>>
const READING = { kind: 'reading', ref: moduleId } as const
const words = moduleFacts(moduleId)?.words ?? 0
const send = (by: Me, beat: Partial<Beat> = {}) =>
  by.me.send(minutesApi.beat, { body: { tab: 'first-tab', ...READING, ...beat } })
async function beat(by: Me, more: Partial<Beat> = {}): Promise<void> {
  expect((await send(by, more)).statusCode).toBe(204)
}
const wait = (seconds: number) => test.clock.advance(1_000 * seconds)
const rowsOf = ({ candidateId }: Me) =>
  test.db.read.find(LearningSessionEntity, { where: { candidateId }, order: { day: 'ASC', kind: 'ASC' } })
const cardIds = async ({ candidateId }: Me) =>
  (await test.db.read.findBy(ReviewCardEntity, { candidateId })).map(({ id }) => id)
async function firstTurn(by: Me) {
  const { turns } = await by.me.call(coachApi.start, {
    body: {
      for: { kind: 'area', area: 'Blockchain' },
      types: ['technical'],
      level: 'mid',
      count: 1,
      mode: 'typed',
      feedback: 'each',
    },
  })
  const [turn] = turns
  if (!turn) throw new Error('Nothing is asked')
  return { id: turn.id, questionId: turn.question.id }
}
const secondsOf = async (by: Me) => (await rowsOf(by)).reduce((sum, { seconds }) => sum + seconds, 0)

describe('Minutes that are counted here', () => {
  it('are the time between beats, by the clock of the server, at most thirty seconds each', async () => {
    const by = await somebody()
    await beat(by)
    expect(await rowsOf(by)).toEqual([])
    wait(30)
    await beat(by)
    wait(12)
    await beat(by)
    // The tab was left open: nothing came for two hours.
    wait(7_200)
    await beat(by)
    const [row, ...others] = await rowsOf(by)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      marketId: LIVE_MARKET_ID,
      origin: 'counted',
      ...READING,
      pathId: 'sql-foundations',
      seconds: 72,
      score: null,
    })
    const { weeklyGoal } = await by.me.call(learningApi.get)
    expect(weeklyGoal).toMatchObject({ doneMinutes: 1, logged: 0 })
  })

  it('are no more where beats come faster, and none where the clock was set back', async () => {
    const by = await somebody()
    await beat(by)
    for (let n = 0; n < 20; n++) {
      test.clock.advance(1_500)
      await beat(by)
    }
    expect(await secondsOf(by)).toBe(30)
    test.clock.advance(-5_000)
    await beat(by)
    expect(await secondsOf(by)).toBe(30)
    wait(5)
    await beat(by)
    expect(await secondsOf(by)).toBe(35)
  })

  it.each([2, 6])(
    'are of one tab where %i are open: another takes over, and begins with nothing',
    async (many) => {
      const by = await somebody()
      const tabs = Array.from({ length: many }, (_, n) => `tab-number-${n}`)
      for (let round = 0; round < 4; round++)
        for (const tab of tabs) {
          await beat(by, { tab })
          wait(5)
        }
      expect(await secondsOf(by)).toBe(0)
      await beat(by, { tab: 'tab-number-0' })
      wait(20)
      await beat(by, { tab: 'tab-number-0' })
      expect(await secondsOf(by)).toBe(20)
    },
  )

  it('count once where the same beat comes twenty times at once', async () => {
    const by = await somebody()
    await Promise.all(Array.from({ length: 20 }, () => beat(by)))
    wait(30)
    await Promise.all(Array.from({ length: 20 }, () => beat(by)))
    expect((await rowsOf(by)).map(({ seconds }) => seconds)).toEqual([30])
  })

  it('end at a cap a day, whatever a script sends', async () => {
    const by = await somebody()
    const cap = readingCap(words)
    const beats = Math.ceil(cap / 30) + 10
    for (let n = 0; n <= beats; n++) {
      await beat(by)
      wait(30)
    }
    expect(await secondsOf(by)).toBe(cap)
  })

  it('are of the day on which they fall in the zone of the person', async () => {
    const by = await somebody()
    await test.db.write((manager) =>
      manager.update(CandidateEntity, { id: by.candidateId }, { timeZone: 'Pacific/Kiritimati' }),
    )
    // Fourteen hours ahead: their midnight is ten in the morning here.
    const now = test.clock.now()
    const ten = new Date(now)
    ten.setUTCHours(10, 0, 0, 0)
    if (ten <= now) ten.setUTCDate(ten.getUTCDate() + 1)
    test.clock.advance(ten.getTime() - now.getTime() - 40_000)
    await beat(by)
    wait(30)
    await beat(by)
    wait(30)
    await beat(by)
    const today = ten.toISOString().slice(0, 10)
    const next = new Date(ten.getTime() + 86_400_000).toISOString().slice(0, 10)
    expect((await rowsOf(by)).map(({ day, seconds }) => [day, seconds])).toEqual([
      [today, 30],
      [next, 30],
    ])
  })
})

describe('What minutes are counted for', () => {
  it('is a check, a task or a card by what an answer takes', async () => {
    const by = await somebody()
    const { progress } = await opened(by)
    const check = progress.checks.find(({ isTask }) => !isTask)
    if (!check) throw new Error('The module asks nothing')
    await answered(test, by, check, { n: 0, isRight: false })
    const seconds = moduleFacts(moduleId)?.checks.find(({ name }) => name === check.name)?.seconds ?? 0
    const [card] = await cardIds(by)
    for (const thing of [
      { kind: 'check', ref: `${moduleId}/${check.name}` },
      { kind: 'review', ref: card ?? '' },
    ] as const) {
      for (let n = 0; n <= Math.ceil(answerCap(seconds) / 30) + 2; n++) {
        await beat(by, thing)
        wait(30)
      }
      expect((await rowsOf(by)).find(({ kind }) => kind === thing.kind)?.seconds).toBe(answerCap(seconds))
    }
    expect((await send(by, { kind: 'task', ref: `${moduleId}/${check.name}` })).statusCode).toBe(404)
  })

  it('is a question of practice, however often it is answered', async () => {
    const by = await somebody()
    const turn = await firstTurn(by)
    const cap = answerCap(questionOf(turn.questionId)?.seconds ?? 0)
    for (let n = 0; n <= Math.ceil(cap / 30) + 2; n++) {
      await beat(by, { kind: 'practice', ref: turn.id })
      wait(30)
    }
    expect(await rowsOf(by)).toMatchObject([
      { kind: 'practice', ref: turn.questionId, pathId: null, seconds: cap },
    ])
  })

  it('is nothing that is not there, or of somebody else', async () => {
    const [by, other] = [await somebody(), await somebody()]
    const turn = await firstTurn(other)
    const { progress } = await opened(other)
    const check = progress.checks.find(({ isTask }) => !isTask)
    if (!check) throw new Error('The module asks nothing')
    await answered(test, other, check, { n: 0, isRight: false })
    const [card] = await cardIds(other)
    for (const [kind, ref] of [
      ['reading', 'sql-foundations/no-such'],
      ['reading', 'sql-foundations'],
      ['reading', '__proto__'],
      ['check', moduleId],
      ['check', `${moduleId}/no-such`],
      ['check', check.name],
      ['task', `${moduleId}/no-such`],
      ['practice', turn.id],
      ['practice', turn.questionId],
      ['review', card ?? ''],
      ['review', 'x'],
    ] as const)
      expect([kind, ref, (await send(by, { kind, ref })).statusCode]).toEqual([kind, ref, 404])
    expect(await test.db.read.countBy(LearningSessionEntity, { candidateId: by.candidateId })).toBe(0)
  })
})

describe('Time that is logged', () => {
  it('says so, and stands beside what was counted', async () => {
    const by = await somebody()
    await by.me.call(learningApi.enroll, { params: { id: 'sql-foundations' } })
    await by.me.call(learningApi.session, { params: { id: 'sql-foundations' }, body: { minutes: 90 } })
    for (let n = 0; n < 5; n++) {
      await beat(by)
      wait(30)
    }
    const { weeklyGoal, stats } = await by.me.call(learningApi.get)
    expect(weeklyGoal).toMatchObject({ doneMinutes: 92, logged: 90 })
    expect(stats.totalMinutes).toBe(92)
    expect((await rowsOf(by)).map(({ origin, kind, seconds }) => [origin, kind, seconds]).sort()).toEqual([
      ['counted', 'reading', 120],
      ['logged', null, 5_400],
    ])
  })

  it('is in the file of the account with what was counted, and all of it falls with the account', async () => {
    const by = await somebody()
    await beat(by)
    wait(30)
    await beat(by)
    expect(await test.db.read.countBy(ActivityLeaseEntity, {})).toBeGreaterThan(0)
    const { json } = await exportOf(by.client)
    expect(JSON.stringify(json)).toContain('"origin":"counted"')
    const leases = await test.db.read.countBy(ActivityLeaseEntity, {})
    const { method, path } = accountApi.erase.endpoint
    await by.client.request({ method, url: path, payload: { confirm: ERASE_WORD } })
    expect(await rowsOf(by)).toEqual([])
    expect(await test.db.read.countBy(ActivityLeaseEntity, {})).toBe(leases - 1)
  })
})
