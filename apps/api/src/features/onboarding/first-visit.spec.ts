import { randomInt } from 'node:crypto'
import { onboardingApi } from '@tryka/domain'
import type { Onboarding } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { exportOf } from '../../testing/export'
import { refusalOf } from '../../testing/hiring'
import { signedIn } from '../../testing/live-market'
import { nextAddress } from '../../testing/waitlist'
import { FirstVisitEntity } from './first-visit.entity'

const seed = randomInt(1_000_000)
console.info(`first visits: seed ${seed}`)
let made = 0
const address = () => `asha-${seed}-${(made += 1)}@example.com`
const { path } = onboardingApi.get.endpoint

describe('A first visit', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())
  const get = async (client: TestClient) => (await client.get(path)).json<Onboarding>()
  const mark = (client: TestClient, payload: object) =>
    client.request({ method: 'PUT', url: onboardingApi.mark.endpoint.path, payload })
  const idOf = async (client: TestClient) =>
    (await client.get('/api/session')).json<{ user: { id: string } }>().user.id

  it('is told to whom signed in before there was a live market, until they answer in one browser', async () => {
    const [person, other] = [await signedIn(test, address()), await signedIn(test, address())]
    const row = { accountId: await idOf(person.client), isEarlier: true, answer: null, lookedAt: null }
    await test.db.write((m) => m.insert(FirstVisitEntity, row))
    expect(await get(person.client)).toMatchObject({ isEarlier: true, looked: false })
    expect(await get(other.client)).toMatchObject({ isEarlier: false, looked: false })

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => mark(person.client, { answer: 'sample' })),
    )

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await get((await signedIn(test, person.email)).client)).toMatchObject({ isEarlier: false })
    expect(await test.db.read.findOneBy(FirstVisitEntity, { accountId: row.accountId })).toMatchObject({
      isEarlier: true,
      answer: 'sample',
    })
  })

  it('keeps that somebody looked at the matches, for every browser, its export, and until it is erased', async () => {
    const person = await signedIn(test, address())
    await Promise.all(Array.from({ length: 20 }, () => mark(person.client, { looked: true })))
    const accountId = await idOf(person.client)
    const first = await test.db.read.findOneByOrFail(FirstVisitEntity, { accountId })
    test.clock.advance(60_000)
    await mark(person.client, { looked: true, answer: 'profile' })

    expect(await get((await signedIn(test, person.email)).client)).toMatchObject({ looked: true })
    expect(await test.db.read.findOneBy(FirstVisitEntity, { accountId })).toEqual({
      ...first,
      answer: 'profile',
    })
    expect((await exportOf(person.client)).text).toContain(first.lookedAt)
    await person.client.post('/api/account/erase', { confirm: 'erase' })
    expect(await test.db.read.existsBy(FirstVisitEntity, { accountId })).toBe(false)
  })

  it('refuses guests, and what is no answer', async () => {
    const guest = test.client(nextAddress())
    await guest.get('/api/session')
    expect(refusalOf(await mark(guest, { looked: true }))).toEqual([403, 'SIGN_IN_FIRST'])
    const { client } = await signedIn(test, address())
    for (const body of [{ answer: 'yes' }, { looked: false }, { isEarlier: false }, []])
      expect((await mark(client, body)).statusCode).toBe(400)
  })
})
