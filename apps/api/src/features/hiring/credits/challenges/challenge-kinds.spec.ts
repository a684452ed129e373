import { randomInt, randomUUID } from 'node:crypto'
import { courseModule } from '@tryka/coach'
import {
  challengeApi,
  creditsApi,
  DAY_MS,
  learningApi,
  LIVE_MARKET_ID,
  minutesApi,
  moduleApi,
  reviewApi,
  reviewDay,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { candidate } from '../../../../testing/live-market'
import {
  answered,
  learner,
  MODULE,
  moduleId,
  opened,
  rightFor,
  rightForCard,
} from '../../../../testing/modules'
import { ReviewCardEntity, ReviewLogEntity } from '../../cards/card.table'
import { isTask } from '../../learning/check-instances'
import { LearningSessionEntity } from '../../learning/learning.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { ledgerFaults } from '../ledger-check'

const seed = randomInt(1_000_000)
console.info(`kinds of challenges: seed ${seed}`)
const HOUR = 3_600_000
let test: TestApp
let made = 0
beforeAll(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { isUnreviewedShown: true } })
  // A week is whole on its Monday morning.
  const now = test.clock.now()
  const days = (8 - now.getUTCDay()) % 7 || 7
  test.clock.advance(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + 8 * HOUR - now.getTime())
})
afterAll(() => test.close())

const somebody = async () => learner(await candidate(test, `ck${seed}-${++made}@people.example`))
type By = Awaited<ReturnType<typeof somebody>>
const show = ({ me }: By) => me.call(challengeApi.show)
const act = ({ me }: By, offer: string, action: 'choose' | 'swap' = 'choose') =>
  me.call(challengeApi.choose, { body: { action, offer } })
const keys = async (by: By) => (await show(by)).offers.map(({ key }) => key)
const paid = async ({ me }: By) =>
  (await me.call(creditsApi.ledger)).items.flatMap(({ kind, amount }) => (kind === 'challenge' ? amount : []))
const atOnce = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, ask))
async function paidOnce(by: By): Promise<void> {
  expect(await paid(by)).toEqual([50])
  expect(await ledgerFaults(test.db, test.clock.now())).toEqual([])
}

describe('A module by its name', () => {
  const KEY = `module:${moduleId}`

  it('is the next of a path, is passed after it was chosen, and pays once where twenty answers come at once', async () => {
    const by = await somebody()
    expect(await keys(by)).not.toContain(KEY)
    await by.me.call(learningApi.enroll, { params: { id: MODULE.path } })
    const { offers } = await show(by)
    expect(offers.find(({ key }) => key === KEY)).toEqual({
      key: KEY,
      text: 'Pass “Select and filter”',
      about: expect.stringMatching(/, module 1 of \d+$/),
      to: { kind: 'module', moduleId },
    })
    expect(await act(by, KEY)).toMatchObject({ chosen: KEY, done: 0, of: 1 })
    const { progress } = await opened(by)
    const last = progress.checks.at(-1)
    if (!last) throw new Error('The module asks nothing')
    for (const check of progress.checks.slice(0, -1)) await answered(test, by, check, { n: 0 })
    expect(await show(by)).toMatchObject({ state: 'chosen', done: 0 })
    const answer = await rightFor(test, by.candidateId, last, 0)
    const body = { seed: last.task.seed, answer }
    const params = { ...MODULE, check: last.name }
    const answers = await atOnce(() => by.me.send(moduleApi.answer, { params, body }))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(await show(by)).toMatchObject({ state: 'met', done: 1, of: 1 })
    await paidOnce(by)
  })

  it('is not offered as a swap once it is passed meanwhile', async () => {
    const by = await somebody()
    await by.me.call(learningApi.enroll, { params: { id: MODULE.path } })
    await act(by, 'minutes')
    expect([await keys(by), (await show(by)).canSwap]).toEqual([[KEY, 'minutes'], true])
    const { progress } = await opened(by)
    for (const check of progress.checks) await answered(test, by, check, { n: 0 })
    expect([await keys(by), (await show(by)).canSwap]).toEqual([['minutes'], false])
    const refused = await by.me.send(challengeApi.choose, { body: { action: 'swap', offer: KEY } })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'OFFER_GONE'])
    expect(await paid(by)).not.toContain(50)
  })

  it('is none that is passed, or that builds on one that is not', async () => {
    const by = await somebody()
    await by.me.call(learningApi.enroll, { params: { id: MODULE.path } })
    const { progress } = await opened(by)
    for (const check of progress.checks) await answered(test, by, check, { n: 0 })
    const offered = (await keys(by)).filter((key) => key.startsWith('module:'))
    expect(offered).not.toContain(KEY)
    for (const key of offered) {
      const module = await courseModule(key.slice('module:'.length))
      expect(module?.facts.needs.filter((need) => need !== moduleId)).toEqual([])
    }
  })
})

describe('The review on four days', () => {
  async function withCards(by: By, due: (n: number) => string, many: number): Promise<void> {
    const module = await courseModule(moduleId)
    const names = module?.checks.checks.filter((one) => !isTask(one)).map(({ name }) => name) ?? []
    expect(names.length).toBeGreaterThanOrEqual(many)
    const own = {
      marketId: LIVE_MARKET_ID,
      candidateId: by.candidateId,
      source: 'check',
      state: 'new',
    } as const
    const rest = { memory: null, before: null, asked: 0, againOn: null, version: 1 }
    await test.db.write(async (manager) => {
      for (const [n, name] of names.slice(0, many).entries())
        await manager.insert(ReviewCardEntity, {
          ...own,
          ...rest,
          id: randomUUID(),
          ref: `${moduleId}/${name}`,
          due: due(n),
          madeAt: test.clock.now().toISOString(),
        })
    })
  }
  const today = async ({ candidateId }: By) => {
    const { timeZone } = await test.db.read.findOneByOrFail(CandidateEntity, { id: candidateId })
    return reviewDay(test.clock.now(), timeZone)
  }
  const after = (day: string, days: number) =>
    new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

  it('is offered to nobody with too few cards, and is met by the answer that clears the fourth', async () => {
    const by = await somebody()
    const day = await today(by)
    await withCards(by, () => day, 5)
    expect(await keys(by)).not.toContain('review')
    await test.db.write((manager) => manager.delete(ReviewCardEntity, { candidateId: by.candidateId }))
    // Ten cards, five a day: Monday and Tuesday, and after three days they come again.
    await withCards(by, () => day, 10)
    await by.me.call(reviewApi.settings, { body: { perDay: 5 } })
    const logged = async (many: number, at: string) =>
      test.db.write(async (manager) => {
        for (let n = 0; n < many; n += 1)
          await manager.insert(ReviewLogEntity, {
            id: randomUUID(),
            marketId: LIVE_MARKET_ID,
            candidateId: by.candidateId,
            cardId: randomUUID(),
            n,
            rating: null,
            isRight: true,
            seconds: 5,
            day: after(day, n + 1),
            isClearing: true,
            at,
          })
      })
    expect(await keys(by)).toContain('review')
    await logged(4, new Date(test.clock.now().getTime() - HOUR).toISOString())
    expect(await act(by, 'review')).toMatchObject({ chosen: 'review', done: 0, of: 4 })
    await logged(3, test.clock.now().toISOString())
    expect(await show(by)).toMatchObject({ state: 'chosen', done: 3, of: 4 })
    for (let n = 0; n < 5; n += 1) {
      const now = await by.me.call(reviewApi.show)
      const body = { seed: now.card?.task.seed ?? '', answer: await rightForCard(test, now), seconds: 5 }
      const params = { id: now.card?.id ?? '' }
      const ask = () => by.me.send(reviewApi.answer, { params, body })
      const answers = n < 4 ? [await ask()] : await atOnce(ask)
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    }
    expect(await show(by)).toMatchObject({ state: 'met', done: 4, of: 4 })
    await paidOnce(by)
  })
})

describe('Minutes that are counted', () => {
  const beat = ({ me }: By) =>
    me.send(minutesApi.beat, { body: { tab: 'first-tab', kind: 'reading', ref: moduleId } })
  async function counted({ candidateId }: By, seconds: number): Promise<void> {
    const { timeZone } = await test.db.read.findOneByOrFail(CandidateEntity, { id: candidateId })
    await test.db.write((manager) =>
      manager.insert(LearningSessionEntity, {
        id: randomUUID(),
        marketId: LIVE_MARKET_ID,
        candidateId,
        pathId: null,
        origin: 'counted',
        day: reviewDay(test.clock.now(), timeZone),
        kind: 'practice',
        ref: randomUUID(),
        seconds,
        score: null,
        at: test.clock.now().toISOString(),
      }),
    )
  }

  it('are ninety from then on, none that is logged, and pay once where twenty beats come at once', async () => {
    const by = await somebody()
    // Who never learned here is offered no minutes.
    expect(await keys(by)).toEqual([])
    await counted(by, 3_000)
    await act(by, 'minutes')
    expect(await show(by)).toMatchObject({ state: 'chosen', done: 0, of: 90 })
    await by.me.call(learningApi.enroll, { params: { id: MODULE.path } })
    await by.me.call(learningApi.session, { params: { id: MODULE.path }, body: { minutes: 120 } })
    await beat(by)
    expect(await show(by)).toMatchObject({ state: 'chosen', done: 0 })
    await counted(by, 90 * 60 - 30)
    expect(await show(by)).toMatchObject({ state: 'chosen', done: 89 })
    test.clock.advance(30_000)
    await atOnce(() => beat(by))
    expect(await show(by)).toMatchObject({ state: 'met', done: 90, of: 90 })
    await paidOnce(by)
  })

  it('count anew from a swap, and are not offered where too little of the week is left', async () => {
    const by = await somebody()
    await by.me.call(learningApi.enroll, { params: { id: MODULE.path } })
    await act(by, `module:${moduleId}`)
    await counted(by, 90 * 60)
    await beat(by)
    expect(await act(by, 'minutes', 'swap')).toMatchObject({ chosen: 'minutes', done: 0, canSwap: false })
    expect(await paid(by)).toEqual([])
    const { endsAt } = await show(by)
    const back = test.clock.now().getTime()
    test.clock.advance(Date.parse(endsAt) - back - HOUR)
    const late = await somebody()
    await counted(late, 60)
    expect(await keys(late)).not.toContain('minutes')
    test.clock.advance(back - test.clock.now().getTime())
  })
})
