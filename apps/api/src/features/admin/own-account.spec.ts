import type { Administrator, Contract, OpenSession } from '@tryka/domain'
import { adminApi, adminsApi, HOUR_MS, MINUTE_MS, ownAccountApi } from '@tryka/domain'
import { createAdmins } from '../../compose/waitlist'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { OutboxEntity } from '../../services/outbox/outbox.table'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp, QUICK_HASH } from '../../testing/build-test-app'
import { refusalOf, urlOf } from '../../testing/hiring'
import { ADMIN, nextAddress, signedInAdmin } from '../../testing/waitlist'
import { AdminEntity } from './admin.entity'
import { AdminSessionEntity } from './admin-session.entity'
import { CONSOLE_TEMPLATE } from './console-letters'

jest.setTimeout(60_000)

const NEW = 'lantern corridor 44 walnut'
const OTHER = { username: 'Asha', password: 'copper meadow 7 anvil song' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('An administrator’s own account', () => {
  let test: TestApp
  let priya: TestClient
  beforeEach(async () => {
    test = await buildTestApp()
    await createAdmins(test.db, test.clock, QUICK_HASH).ensureFirst(ADMIN)
    await createAdmins(test.db, test.clock, QUICK_HASH).create(OTHER)
    priya = await signedInAdmin(test, nextAddress())
  })
  afterEach(() => test.close())

  const send = (client: TestClient, { endpoint }: Pick<Contract, 'endpoint'>, body?: object, id = '') =>
    client.request({
      method: endpoint.method,
      url: urlOf(endpoint.path, { params: { id } }),
      ...(body ? { payload: body } : {}),
    })
  const signIn = async (given = ADMIN, headers = {}) => {
    const client = test.client(nextAddress())
    const { method, path } = adminApi.login.endpoint
    const answer = await client.request({ method, url: path, payload: given, headers })
    expect(answer.statusCode).toBe(200)
    return client
  }
  const change = (client: TestClient, current = ADMIN.password, password = NEW) =>
    send(client, ownAccountApi.changePassword, { current, password })
  const statusOf = async (client: TestClient) => (await send(client, adminApi.me)).statusCode
  const sessionsOf = async (client: TestClient) =>
    (await send(client, ownAccountApi.sessions)).json<OpenSession[]>()
  const audited = async (action: string) =>
    (await test.db.read.findBy(AuditEntryEntity, { action })).map(({ actor, details }) => ({
      actor,
      details,
    }))
  const mine = async () => {
    const row = await test.db.read.findOneByOrFail(AdminEntity, { username: ADMIN.username })
    return row.id
  }

  it('has another password, and nobody stays signed in elsewhere with the old one', async () => {
    const elsewhere = await signIn()
    const asha = await signIn(OTHER)
    await test.db.write((m) =>
      m.update(AdminEntity, { username: ADMIN.username }, { email: 'p@example.com' }),
    )
    const seen = test.client()
    for (const [name, value] of priya.cookies) seen.cookies.set(name, value)

    const answer = await change(priya)

    expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 1 }])
    expect(await Promise.all([priya, elsewhere, seen, asha].map(statusOf))).toEqual([200, 401, 401, 200])
    expect((await send(test.client(nextAddress()), adminApi.login, ADMIN)).statusCode).toBe(401)
    expect(await statusOf(await signIn({ ...ADMIN, password: NEW }))).toBe(200)
    expect(await audited('admin.password-changed')).toEqual([{ actor: 'Priya', details: { sessions: 1 } }])
    const letters = await test.db.read.findBy(OutboxEntity, { template: CONSOLE_TEMPLATE })
    expect(letters.map(({ data }) => data)).toEqual([
      expect.objectContaining({ event: 'password-changed', adminId: await mine() }),
    ])
  })

  it('keeps its password where the current one is wrong, and says so at the field', async () => {
    const answer = await change(priya, 'not this one')

    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'WRONG_PASSWORD',
      errors: [{ path: 'current', message: 'This is not your current password.' }],
    })
    expect(await statusOf(priya)).toBe(200)
    expect(await audited('admin.password-failed')).toHaveLength(1)
  })

  it.each([
    ['short', 'The password must have at least 15 characters.'],
    ['priya has a lantern', 'The password contains the user name. Choose one that nobody can guess.'],
    [ADMIN.password, 'This is the password that you have. Choose another one.'],
  ])('refuses the new password %p without counting a try', async (password, message) => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await change(priya, ADMIN.password, password))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(400))
    expect(answers.at(-1)?.json()).toMatchObject({ errors: [{ path: 'password', message }] })
    expect((await change(priya)).statusCode).toBe(200)
  })

  it('is guessed at five times, together with the sign-in, and then waits', async () => {
    for (let i = 0; i < 5; i++) expect((await change(priya, `wrong ${i}`)).statusCode).toBe(400)

    const slowed = await change(priya)
    expect(refusalOf(slowed)).toEqual([429, 'SIGN_IN_SLOWED'])
    expect(slowed.headers['retry-after']).toBe('30')
    expect(refusalOf(await send(priya, adminApi.login, ADMIN))).toEqual([429, 'SIGN_IN_SLOWED'])
    // In a browser of their own, nobody is slowed down.
    test.clock.advance(MINUTE_MS)
    expect((await change(priya)).statusCode).toBe(200)
  })

  it('changes once of twenty presses, and stays signed in', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(priya)))

    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const done = test.client()
    for (const { name, value } of answers[statuses.indexOf(200)]?.cookies ?? []) done.cookies.set(name, value)
    expect(await statusOf(done)).toBe(200)
    expect(await audited('admin.password-changed')).toHaveLength(1)
  })

  it('lists where it is open, and for how long', async () => {
    const [{ createdAt } = { createdAt: '' }] = await sessionsOf(priya)
    test.clock.advance(2 * MINUTE_MS)
    const between = test.clock.now().toISOString()
    await signIn(ADMIN, { 'user-agent': FIREFOX })
    await signIn(OTHER)
    test.clock.advance(2 * MINUTE_MS)
    const lastSeenAt = test.clock.now().toISOString()

    const elsewhere = { device: 'Firefox on Linux', createdAt: between, lastSeenAt: between }
    expect(await sessionsOf(priya)).toEqual([
      expect.objectContaining({ current: true, createdAt, lastSeenAt }),
      expect.objectContaining({ current: false, ...elsewhere }),
    ])
  })

  it('lists nothing that ended by itself, and forgets it', async () => {
    await signIn()
    for (let used = 0; used < 40; used += 20) {
      test.clock.advance(20 * MINUTE_MS)
      expect(await statusOf(priya)).toBe(200)
    }

    expect(await sessionsOf(priya)).toEqual([expect.objectContaining({ current: true })])
    test.clock.advance(8 * HOUR_MS)
    expect(await statusOf(priya)).toBe(401)
  })

  it('is one session in a browser that signs in again, and none after signing out', async () => {
    await send(priya, adminApi.login, ADMIN)
    expect(await sessionsOf(priya)).toHaveLength(1)

    await send(priya, adminApi.logout)

    expect(await test.db.read.countBy(AdminSessionEntity, { adminId: await mine() })).toBe(0)
  })

  it('is ended in one browser, at once, and only by its owner', async () => {
    const elsewhere = await signIn()
    const asha = await signIn(OTHER)
    expect(await statusOf(elsewhere)).toBe(200)
    const other = (await sessionsOf(elsewhere)).find(({ current }) => current)?.id ?? ''

    expect(refusalOf(await send(asha, ownAccountApi.endSession, undefined, other))).toEqual([
      404,
      'SESSION_NOT_FOUND',
    ])
    expect(await statusOf(elsewhere)).toBe(200)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(priya, ownAccountApi.endSession, undefined, other)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(19).fill(404)])
    expect(await Promise.all([priya, elsewhere, asha].map(statusOf))).toEqual([200, 401, 200])
    expect(await audited('admin.session-ended')).toHaveLength(1)
  })

  it('is ended everywhere but here', async () => {
    const others = [await signIn(), await signIn()]
    const asha = await signIn(OTHER)

    const answer = await send(priya, ownAccountApi.endOthers)

    expect(answer.json()).toEqual({ ended: 2 })
    expect(await Promise.all([priya, ...others, asha].map(statusOf))).toEqual([200, 401, 401, 200])
    expect(await audited('admin.session-ended')).toEqual([{ actor: 'Priya', details: { sessions: 2 } }])
    expect((await send(priya, ownAccountApi.endOthers)).json()).toEqual({ ended: 0 })
    expect(await audited('admin.session-ended')).toHaveLength(1)
  })

  it('opens nothing to whoever is signed out, blocked or removed', async () => {
    const asha = await signIn(OTHER)
    const calls = (client: TestClient) =>
      Promise.all([
        change(client, OTHER.password),
        ...Object.values(ownAccountApi)
          .slice(1)
          .map((call) => send(client, call, undefined, 'some-id')),
      ])
    const refused = async (client: TestClient) =>
      (await calls(client)).map(({ statusCode }) => statusCode).every((status) => status === 401)
    const [row] = (await send(priya, adminsApi.list))
      .json<{ items: Administrator[] }>()
      .items.filter(({ username }) => username === OTHER.username)

    expect(await refused(test.client())).toBe(true)
    await send(priya, adminsApi.block, undefined, row?.id)
    expect(await refused(asha)).toBe(true)
    await send(priya, adminsApi.remove, undefined, row?.id)
    expect(await refused(asha)).toBe(true)
    expect(await test.db.read.countBy(AdminSessionEntity, { adminId: row?.id ?? '' })).toBe(0)
  })

  it('survives whatever is sent as a password or an id', async () => {
    const huge = 'x'.repeat(1_000_000)
    const odd = ['', ' ', 'x'.repeat(129), '\u0000'.repeat(20), '\ud800 lone', '🪔'.repeat(64)]
    const answers = await Promise.all([
      change(priya, huge),
      change(priya, ADMIN.password, huge),
      send(priya, ownAccountApi.endSession, undefined, huge.slice(0, 20_000)),
      ...odd.map((text) => change(priya, ADMIN.password, text)),
    ])

    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => status < 400 || status >= 500),
    ).toEqual([])
    expect(await statusOf(priya)).toBe(200)
  })
})
