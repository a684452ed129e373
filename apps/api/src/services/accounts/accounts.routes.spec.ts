import { IsNull, Not } from 'typeorm'
import { DAY_MS, HOUR_MS } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { MarketEntity } from '../../features/hiring/market/market.table'
import { AccountEntity } from './account.entity'
import { AccountsService } from './accounts.service'
import { exportOf } from '../../testing/export'

/** Whoever proves an address is let in, and nobody keeps a list. */
const ADMITTING = {
  all: true,
  requests: { note: () => Promise.resolve(), waits: () => Promise.resolve(false) },
}

const open = async (client: TestClient) =>
  (await client.get('/api/session')).json<{ user: { id: string; kind: string; email: string | null } }>().user

const demos = ({ db }: TestApp) => db.read.countBy(MarketEntity, { accountId: Not(IsNull()) })

describe('Accounts', () => {
  let test: TestApp
  beforeAll(
    async () =>
      void (test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) } })),
  )
  afterAll(() => test.close())

  const addResume = (client: TestClient, title: string) => client.post('/api/resumes', { title })
  const titles = async (client: TestClient) =>
    (await client.get('/api/resumes?userId=demo-user'))
      .json<{ title: string }[]>()
      .map((r) => r.title)
      .sort()

  async function signIn(client: TestClient, email: string) {
    expect((await client.post('/api/session/send-code', { email })).statusCode).toBe(200)
    return client.post('/api/session/sign-in', { email, otp: test.mailbox.otpFor(email) })
  }

  it('make a guest of a browser at its first call and know it again', async () => {
    const client = test.client()

    const first = await open(client)

    expect(first).toMatchObject({ kind: 'guest', email: null })
    expect(await open(client)).toEqual(first)
    expect((await open(test.client())).id).not.toBe(first.id)
  })

  it('turn a guest into a registered account and keep its work', async () => {
    const client = test.client()
    const guest = await open(client)
    await addResume(client, 'Mine')
    const cookie = client.cookies.get('tryka_account')

    const signedIn = await signIn(client, 'Ada@Example.com')

    expect(signedIn.json()).toMatchObject({
      user: { id: guest.id, kind: 'registered', email: 'Ada@Example.com' },
    })
    expect(client.cookies.get('tryka_account')).not.toBe(cookie)
    expect(await titles(client)).toEqual(['Mine'])
  })

  it('join the work of a guest to the account of the address and let the guest go', async () => {
    const home = test.client()
    await open(home)
    await addResume(home, 'At home')
    const account = (await signIn(home, 'grace@example.com')).json<{ user: { id: string } }>().user
    const away = test.client()
    const guest = await open(away)
    await addResume(away, 'On the way')
    test.clock.advance(61_000)

    await signIn(away, 'GRACE@example.com')

    expect((await open(away)).id).toBe(account.id)
    expect(await titles(home)).toEqual(['At home', 'On the way'])
    expect(await test.db.read.findOneBy(AccountEntity, { id: guest.id })).toBeNull()
  })

  it('refuse a wrong code and a code asked for in another browser', async () => {
    const client = test.client()
    await client.post('/api/session/send-code', { email: 'eve@example.com' })
    const otp = test.mailbox.otpFor('eve@example.com')

    const wrong = await client.post('/api/session/sign-in', {
      email: 'eve@example.com',
      otp: otp === '000000' ? '1' : '000000',
    })
    const elsewhere = await test.client().post('/api/session/sign-in', { email: 'eve@example.com', otp })

    expect(wrong.json()).toMatchObject({ status: 400, code: 'OTP_INVALID' })
    expect(elsewhere.json()).toMatchObject({ status: 400, code: 'OTP_INVALID' })
  })

  it('sign out on the server: the old cookie opens nothing any more', async () => {
    const client = test.client()
    const guest = await open(client)
    const stolen = client.cookies.get('tryka_account') ?? ''

    expect((await client.post('/api/session/sign-out')).statusCode).toBe(204)
    const replay = await test.app.inject({
      url: '/api/session',
      headers: { cookie: `tryka_account=${stolen}` },
    })

    expect(replay.json<{ user: { id: string } }>().user.id).not.toBe(guest.id)
  })

  it('list the browsers of an account and end one from another', async () => {
    const [one, two] = [test.client(), test.client()]
    await signIn(one, 'joan@example.com')
    test.clock.advance(61_000)
    await signIn(two, 'joan@example.com')

    const list = (await one.get('/api/sessions')).json<{ id: string; current: boolean }[]>()
    const other = list.find((session) => !session.current)
    const stranger = await test.client().request({ method: 'DELETE', url: `/api/sessions/${other?.id}` })
    const ended = await one.request({ method: 'DELETE', url: `/api/sessions/${other?.id}` })

    expect(list).toHaveLength(2)
    expect(stranger.statusCode).toBe(404)
    expect(ended.statusCode).toBe(204)
    expect((await open(two)).kind).toBe('guest')
  })

  it('forget with the account that it was open in this browser', async () => {
    const client = test.client()
    await signIn(client, 'edith@example.com')
    expect(client.cookies.has('tryka_browser')).toBe(true)

    await client.post('/api/account/erase', { confirm: 'erase' })

    expect(client.cookies.has('tryka_browser')).toBe(false)
  })

  it('hand out all data and erase all of it', async () => {
    const client = test.client()
    const guest = await open(client)
    await addResume(client, 'Keep me')

    const file = await exportOf(client)
    const unsure = await client.post('/api/account/erase', { confirm: 'yes' })
    const erased = await client.post('/api/account/erase', { confirm: 'erase' })

    expect(file.answer.headers['content-disposition']).toContain('tryka-data.zip')
    expect(file.json).toMatchObject({
      account: { account: { id: guest.id } },
      resumes: [{ title: 'Keep me' }],
    })
    expect(unsure.statusCode).toBe(400)
    expect(erased.statusCode).toBe(204)
    expect(await test.db.read.findOneBy(AccountEntity, { id: guest.id })).toBeNull()
    expect(await titles(client)).toEqual([])
  })
})

describe('Guests', () => {
  it('are erased whole after seven days without use, and not before', async () => {
    const test = await buildTestApp()
    const [idle, active] = [test.client(), test.client()]
    await idle.post('/api/resumes', { title: 'Forgotten' })
    await active.post('/api/resumes', { title: 'In use' })
    test.clock.advance(6 * DAY_MS)
    await active.get('/api/session')
    test.clock.advance(1.5 * DAY_MS)
    const sweeper = new AccountsService(test.db, test.clock, [], ADMITTING)

    await sweeper.sweep(test.clock.now().getTime())

    expect(await test.db.read.count(AccountEntity)).toBe(1)
    expect((await active.get('/api/resumes')).json()).toMatchObject([{ title: 'In use' }])
    await test.close()
  })

  it('are erased a day after a first visit that changed nothing', async () => {
    const test = await buildTestApp()
    const visitor = () => test.client()
    const [looked, wrote, back] = [visitor(), visitor(), visitor()]
    for (const client of [looked, wrote, back]) await client.get('/api/workspace')
    await wrote.post('/api/resumes', { title: 'Kept' })
    test.clock.advance(2 * HOUR_MS)
    await back.get('/api/session')
    const ends = async (client: TestClient) =>
      (await client.get('/api/workspace')).json<{ erasedAt: string }>().erasedAt
    const idOf = async (client: TestClient) => (await open(client)).id
    const [first, second, third] = [await idOf(wrote), await idOf(back), await ends(wrote)]
    test.clock.advance(DAY_MS - HOUR_MS)
    const sweeper = new AccountsService(test.db, test.clock, [], ADMITTING)
    const sweep = () => sweeper.sweep(test.clock.now().getTime())

    await sweep()

    const left = await test.db.read.find(AccountEntity)
    expect(left.map(({ id }) => id).sort()).toEqual([first, second].sort())
    expect(await demos(test)).toBe(2)
    expect(Date.parse(third)).toBeGreaterThan(test.clock.now().getTime())
    test.clock.advance(7 * DAY_MS)
    await sweep()
    expect(await test.db.read.count(AccountEntity)).toBe(0)
    await test.close()
  })

  it('hold nothing but a session until a dashboard is opened', async () => {
    const test = await buildTestApp()
    const client = test.client()
    for (const path of ['/api/session', '/api/sessions', '/api/resumes', '/api/account/erase-preview'])
      expect((await client.get(path)).statusCode).toBe(200)
    await client.post('/api/resumes', { title: 'Only a CV' })
    await client.get('/api/account/export')

    expect(await demos(test)).toBe(0)
    await client.get('/api/jobs')
    expect(await demos(test)).toBe(1)
    await test.close()
  })

  it('are not made for pages of others, so that a picture uses up nothing', async () => {
    const test = await buildTestApp({
      config: {
        guestsPerHour: 3,
        publicUrl: 'https://api.example.com',
        allowedOrigins: ['https://app.example.com'],
      },
    })
    const address = '203.0.113.9'
    const from = (headers: Record<string, string>) => test.client(address).get('/api/session', headers)
    const picture = { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', ...picture },
      { 'sec-fetch-site': 'same-site', ...picture },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const headers of elsewhere)
      expect((await from(headers)).json()).toMatchObject({ status: 403, code: 'CROSS_SITE' })
    expect(await test.db.read.count(AccountEntity)).toBe(0)

    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-site', origin: 'https://app.example.com' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of ours) expect((await from(headers)).statusCode).toBe(200)
    await test.close()
  })

  it('are limited for one client address', async () => {
    const test = await buildTestApp({ config: { guestsPerHour: 3 } })
    const statuses: number[] = []
    for (let n = 0; n < 5; n++)
      statuses.push((await test.client('203.0.113.9').get('/api/session')).statusCode)

    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await test.client('203.0.113.10').get('/api/session')).statusCode).toBe(200)
    await test.close()
  })
})
