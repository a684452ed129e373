import { randomInt } from 'node:crypto'
import { MINUTE_MS, peopleApi, placesApi, settingsApi, skillsApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { applied, candidate, published, verifiedCompany } from '../../../testing/live-market'
import { CandidateEntity } from './candidate.table'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`listings: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
/** Longer than the clock waits between two looks. */
const A_LOOK_MS = 11_000

describe('A new profile', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, directoryAfterMinutes: 10 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  const listed = async (id: string) => {
    for (let n = 0; n < 400; n += 1) {
      if ((await test.db.read.findOneByOrFail(CandidateEntity, { id })).unlistedUntil === null) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('It is not listed')
  }

  it('is found ten minutes after it has a title, a place and a skill, and says so', async () => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Waits Ltd')
    const name = 'Quillon Vanderby'
    const asha = await candidate(test, `asha@${host('mail')}`, name)
    const place = await asha.me.call(placesApi.get)
    const id = place.side === 'candidate' ? place.candidate.id : ''
    const found = async (sort: object = {}) =>
      (await ben.team.call(peopleApi.search, { query: { skills: 'Quillon', ...sort } })).total
    const listing = async () => (await asha.me.call(settingsApi.get)).listing
    expect(await listing()).toEqual({ missing: ['skill'], from: null, afterMinutes: 10 })
    test.clock.advance(60 * MINUTE_MS)
    expect(await found()).toBe(0)

    await asha.me.call(skillsApi.add, { body: { skill: 'Solidity', level: 3 } })
    const from = new Date(test.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
    expect(await listing()).toEqual({ missing: [], from, afterMinutes: 10 })
    test.clock.advance(9 * MINUTE_MS)
    expect(await found()).toBe(0)
    expect(refusalOf(await ben.team.send(peopleApi.get, { params: { id } }))).toEqual([404, 'NOT_FOUND'])

    test.clock.advance(MINUTE_MS + A_LOOK_MS)
    await listed(id)
    const posting = await published(test, ben)
    expect([await found(), await found({ postingId: posting.id })]).toEqual([1, 1])
    expect((await ben.team.send(peopleApi.get, { params: { id } })).statusCode).toBe(200)
    expect(await listing()).toBeNull()
  })

  it('applies before that, and whoever got the application sees it', async () => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Gets Ltd')
    const posting = await published(test, ben)
    const asha = await candidate(test, `asha@${host('mail')}`)
    await applied(asha, posting.id)
    const place = await asha.me.call(placesApi.get)
    const id = place.side === 'candidate' ? place.candidate.id : ''
    expect((await ben.team.send(peopleApi.get, { params: { id } })).statusCode).toBe(200)
    expect(await asha.at('demo').call(settingsApi.get)).toMatchObject({ listing: null })
  })
})
