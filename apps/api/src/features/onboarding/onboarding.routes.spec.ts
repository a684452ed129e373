import { randomInt } from 'node:crypto'
import { admissionsApi, DAY_MS, onboardingApi } from '@tryka/domain'
import type { Onboarding } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import { invited } from '../../testing/invitations'
import { signedIn } from '../../testing/live-market'
import { nextAddress, signedInAdmin, signUp } from '../../testing/waitlist'
import { OnboardingDraftEntity } from './onboarding-draft.entity'
import { exportOf } from '../../testing/export'

const seed = randomInt(1_000_000)
console.info(`onboarding: seed ${seed}`)
let made = 0
const address = () => `asha-${seed}-${(made += 1)}@example.com`
const { path } = onboardingApi.get.endpoint

describe('Onboarding', () => {
  let test: TestApp
  let admin: TestClient
  beforeAll(async () => {
    test = await buildTestApp({ config: { admission: 'invite' } })
    admin = await signedInAdmin(test)
  })
  afterAll(() => test.close())

  const get = async (client: TestClient) => (await client.get(path)).json<Onboarding>()
  const put = (client: TestClient, draft: object) =>
    client.request({ method: 'PUT', url: path, payload: { draft } })
  const joined = async (email = address()) => {
    const client = test.client(nextAddress())
    const token = await invited(test, admin, {
      email,
      name: 'Asha Nair',
      focusArea: 'Machine Learning',
      position: 'Data engineer',
      experience: 'mid',
    })
    await client.post(admissionsApi.accept.endpoint.path, { token })
    return { client, email }
  }

  it('begins with what somebody told us already', async () => {
    const { client } = await joined()

    expect(await get(client)).toMatchObject({
      request: {
        standing: 'joined',
        name: 'Asha Nair',
        title: 'Data engineer',
        technology: 'AI & Machine Learning',
        experience: 'mid',
      },
      invitation: { state: 'accepted' },
      draft: {},
    })
  })

  it('goes on in another browser, and keeps nothing when nothing is left', async () => {
    const { client, email } = await joined()
    const draft = {
      'profile-about': { name: 'Asha', title: '' },
      'profile-privacy': { showOnlineStatus: 'no' },
    }
    const kept = await Promise.all(Array.from({ length: 20 }, () => put(client, draft)))
    expect(new Set(kept.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))

    const other = await signedIn(test, email)

    expect((await get(other.client)).draft).toEqual(draft)
    await put(other.client, {})
    expect((await get(client)).draft).toEqual({})
    expect(await test.db.read.count(OnboardingDraftEntity)).toBe(0)
  })

  it('is kept for its account alone, exported and erased with it', async () => {
    const [{ client }, other] = [await joined(), await joined()]
    await put(client, { company: { name: 'Northwind of Asha' } })

    expect((await get(other.client)).draft).toEqual({})
    expect((await exportOf(client)).text).toContain('Northwind of Asha')
    await client.post('/api/account/erase', { confirm: 'erase' })
    expect(await test.db.read.count(OnboardingDraftEntity)).toBe(0)
  })

  it('tells who waits since when, and whose invitation is over', async () => {
    const email = address()
    await signUp(test, { email })
    const waiting = await signedIn(test, email)
    const nobody = await signedIn(test, address())
    const late = address()
    await invited(test, admin, { email: late })
    test.clock.advance(15 * DAY_MS)
    const lateOne = await signedIn(test, late)

    expect(await get(nobody.client)).toMatchObject({
      request: null,
      invitation: null,
      draft: {},
      keptAt: null,
    })
    expect(await get(lateOne.client)).toMatchObject({ invitation: { state: 'expired' } })
    expect(refusalOf(await put(lateOne.client, {}))).toEqual([403, 'NOT_ADMITTED'])
    admin = await signedInAdmin(test)
    const again = await signedIn(test, email)
    expect(await get(again.client)).toMatchObject({ request: { standing: 'listed' }, invitation: null })
    expect(waiting.email).toBe(email)
  })

  it('refuses guests, and what is no draft', async () => {
    const guest = test.client(nextAddress())
    await guest.get('/api/session')
    expect(refusalOf(await guest.get(path))).toEqual([403, 'SIGN_IN_FIRST'])
    const { client } = await joined()
    for (const draft of [{ unknown: {} }, { company: { name: 3 } }, { company: { name: 'x'.repeat(2_001) } }])
      expect((await put(client, draft)).statusCode).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`f${n}`, 'x']))
    expect((await put(client, { company: many })).statusCode).toBe(400)
  })
})
