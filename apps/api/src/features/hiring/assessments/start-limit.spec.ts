import { randomInt } from 'node:crypto'
import { assessmentsApi, DAY_MS, HOUR_MS } from '@tryka/domain'
import { appWithTests, begun, book, CONSENTS } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { Attempts } from '../../../services/attempts/attempts'
import { StartLimit } from './start-limit'

describe('The starts of assessments in a day', () => {
  const seed = randomInt(1_000_000)
  let test: TestApp
  let count = 0
  beforeEach(async () => {
    test = await appWithTests()
  })
  afterEach(() => test.close())
  /** Somebody in the same house. */
  const somebody = () => candidate(test, `s${seed}-${++count}@people.example`, 'Asha Verma', '198.51.100.7')

  it('are ten from one address; the next waits until the oldest is a day old, and loses nothing', async () => {
    for (let i = 0; i < 10; i++) {
      await begun(await somebody())
      if (i === 0) test.clock.advance(HOUR_MS)
    }
    const late = await somebody()
    const skill = { skill: 'SQL', consents: CONSENTS }
    const atOnce = await late.me.send(assessmentsApi.book, { body: skill })
    expect(refusalOf(atOnce)).toEqual([429, 'START_LIMIT'])
    const startsAt = new Date(test.clock.now().getTime() + HOUR_MS).toISOString()
    const { attempt } = await book(late, { startsAt })
    const start = () => late.me.send(assessmentsApi.start, { params: { id: attempt ?? '' } })

    const refused = await start()
    expect(refusalOf(refused)).toEqual([429, 'START_LIMIT'])
    expect(Number(refused.headers['retry-after'])).toBe((DAY_MS - HOUR_MS) / 1000)

    test.clock.advance(DAY_MS - HOUR_MS + 1000)
    expect((await start()).statusCode).toBe(200)
  })

  it('are five of one account, from whatever address', async () => {
    const { db, clock, config } = test
    const limit = new StartLimit(new Attempts(db, clock, config.sessionSecret), 1)
    const start = (i: number) =>
      db.transaction((manager) => limit.take(manager, { accountId: 'one', address: `203.0.113.${i}` }))
    for (let i = 0; i < 5; i++) await start(i)

    await expect(start(5)).rejects.toMatchObject({ status: 429, code: 'START_LIMIT' })
    clock.advance(DAY_MS + 1000)
    await start(6)
  })

  it('count a start that goes on after a pause once', async () => {
    const asha = await somebody()
    const { id } = await begun(asha)
    for (let i = 0; i < 12; i++)
      expect((await asha.me.send(assessmentsApi.start, { params: { id } })).statusCode).toBe(200)
  })
})
