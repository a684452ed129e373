import cookie from '@fastify/cookie'
// Brings `request.session` into the types.
import type {} from '@fastify/session'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { HOUR_MS, MINUTE_MS } from '@tryka/domain'
import type { Config } from '../../config'
import { readConfig } from '../../config'
import { redisSessions } from './redis-sessions'
import { databaseSessions } from './session-records'
import { SessionEntity } from './session.entity'
import { createTestClient, createTestClock } from '../../testing/build-test-app'
import type { TestDatabase, TestRedis } from '../../testing/storage'
import { openTestDatabase, openTestRedis } from '../../testing/storage'
import { adminGate } from '../../features/admin/admin-gate'
import { requireAccess } from '../access'
import { handleErrors } from '../error-handler'
import type { SessionKind } from './session-lifetime'
import type { SessionRecords } from './session-record'
import { endSession, signInAdmin, useSessions } from './sessions'

const open = { config: { access: 'public' } } as const

/** Counts what reaches the store. */
function counted(records: SessionRecords) {
  const calls: string[] = []
  const tell = <T extends unknown[], R>(name: string, call: (...args: T) => R) => {
    return (...args: T): R => {
      calls.push(name)
      return call(...args)
    }
  }
  const counting: SessionRecords = {
    get: tell('get', records.get),
    set: tell('set', records.set),
    touch: tell('touch', records.touch),
    delete: tell('delete', records.delete),
    sweep: tell('sweep', records.sweep),
  }
  return { calls, records: counting }
}

describe('Sessions', () => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  let apps: FastifyInstance[] = []
  const clock = createTestClock()
  /** Rows of the list of sessions that are gone. */
  const ended = new Set<string>()
  const listed = { use: ({ sessionId }: { sessionId: string }) => Promise.resolve(!ended.has(sessionId)) }

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    await database.db.write((manager) => manager.clear(SessionEntity))
    redis = await openTestRedis()
    ended.clear()
    clock.set('2026-03-02T09:00:00.000Z')
  })
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()))
    apps = []
    await redis?.drop()
  })
  afterAll(() => database.drop())

  const store = () => (redis ? redisSessions(redis.redis, redis.prefix) : databaseSessions(database.db))

  /** An instance of a server with a few routes that use the session. */
  async function start(records = store(), over: Partial<Config> = {}, kind: SessionKind = 'admin') {
    const app = Fastify()
    const secret = { NODE_ENV: 'test', SESSION_SECRET: 'a secret that all instances share' }
    const config = { ...readConfig(secret), ...over }
    handleErrors(app)
    await app.register(cookie)
    requireAccess(app, { admin: adminGate(clock, listed) })
    await app.register(async (scope) => {
      await useSessions(scope, { kind, config, records, clock })
      scope.get('/read', open, async ({ session }) => ({
        admin: session.admin?.username ?? null,
        note: session.otpBinding ?? null,
      }))
      scope.get('/admin', { config: { access: 'admin' } }, async () => 'inside')
      scope.post('/note', open, async (request) => {
        request.session.otpBinding = 'noted'
        return 'ok'
      })
      scope.post('/verify', open, async (request) => {
        request.session.verifiedEmails = { ...request.session.verifiedEmails, 'a@example.com': 'now' }
        return 'ok'
      })
      scope.post('/sign-in', open, async (request) => {
        const signedInAt = clock.now().toISOString()
        const ada = { id: 'ada', username: 'ada', role: 'owner', level: 'full', factor: false } as const
        await signInAdmin(request, { ...ada, sessionId: 'ada-here', signedInAt })
        return 'ok'
      })
      scope.post('/sign-out', open, async (request, reply) => {
        await endSession(request, reply)
        return 'ok'
      })
    })
    await app.ready()
    apps.push(app)
    return app
  }

  const signedIn = async (app: FastifyInstance) => {
    const client = createTestClient(app)
    await client.post('/sign-in')
    return client
  }

  it('are not made by an anonymous read, which also reads and writes nothing', async () => {
    const { calls, records } = counted(store())
    const response = await createTestClient(await start(records)).get('/read')

    expect(response.headers['set-cookie']).toBeUndefined()
    expect(calls).toEqual([])
  })

  it('set a cookie that scripts cannot read and other sites do not send', async () => {
    const response = await createTestClient(await start()).post('/sign-in')

    expect(String(response.headers['set-cookie'])).toMatch(
      /^tryka_admin=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    )
  })

  it('are marked for TLS and this host alone in production, even where TLS ends at a proxy', async () => {
    const app = await start(store(), { env: 'production' }, 'visitor')

    const response = await createTestClient(app).post('/note')

    const header = String(response.headers['set-cookie'])
    expect(header).toMatch(/^__Host-tryka_session=/)
    expect(header).toMatch(/; Secure/)
    expect(header).not.toMatch(/Domain/i)
  })

  it('are kept by a hash of the id only', async () => {
    const client = await signedIn(await start())
    const id = decodeURIComponent(client.cookies.get('tryka_admin') ?? '').split('.')[0] ?? ''

    expect(id.length).toBeGreaterThanOrEqual(22)
    const stored = redis
      ? (await redis.redis.keys(`${redis.prefix}*`)).join()
      : JSON.stringify(await database.db.read.find(SessionEntity))
    expect(stored).toMatch(/[0-9a-f]{64}/)
    expect(stored).not.toContain(id)
  })

  it('get a new id at sign-in, and the old one is worth nothing', async () => {
    const app = await start()
    const client = createTestClient(app)
    await client.post('/note')
    const before = client.cookies.get('tryka_admin')
    await client.post('/sign-in')
    const after = client.cookies.get('tryka_admin')

    const thief = createTestClient(app)
    thief.cookies.set('tryka_admin', before ?? '')

    expect(after).not.toBe(before)
    expect((await client.get('/read')).json()).toEqual({ admin: 'ada', note: null })
    expect((await thief.get('/read')).json()).toEqual({ admin: null, note: null })
  })

  it('are destroyed on the server at sign-out, on every instance', async () => {
    const [one, two] = [await start(), await start()]
    const client = await signedIn(one)
    const copy = createTestClient(two)
    copy.cookies.set('tryka_admin', client.cookies.get('tryka_admin') ?? '')

    const response = await client.post('/sign-out')

    expect(String(response.headers['set-cookie'])).toMatch(/^tryka_admin=;/)
    expect((await copy.get('/admin')).statusCode).toBe(401)
  })

  it('of an administrator are over once their row is gone, on every instance', async () => {
    const records = store()
    const [one, two] = [await start(records), await start(records)]
    const here = await signedIn(one)
    const elsewhere = createTestClient(two)
    for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value)
    expect((await elsewhere.get('/admin')).statusCode).toBe(200)

    ended.add('ada-here')

    // Both instances have the session in their caches still.
    expect((await here.get('/admin')).statusCode).toBe(401)
    expect((await elsewhere.get('/admin')).statusCode).toBe(401)
  })

  it('are refused with a forged or an unknown id', async () => {
    const app = await start()
    const client = createTestClient(app)
    for (const value of ['nonsense', 'abc.def', '%00', 'x'.repeat(4000)]) {
      client.cookies.set('tryka_admin', value)
      expect((await client.get('/admin')).statusCode).toBe(401)
    }
  })

  it('end after 30 minutes without use, and live on while used', async () => {
    const client = await signedIn(await start())

    clock.advance(29 * MINUTE_MS)
    expect((await client.get('/admin')).statusCode).toBe(200)
    clock.advance(29 * MINUTE_MS)
    expect((await client.get('/admin')).statusCode).toBe(200)
    clock.advance(31 * MINUTE_MS)
    expect((await client.get('/admin')).statusCode).toBe(401)
  })

  it('end after eight hours however much they are used', async () => {
    const client = await signedIn(await start())

    for (let used = 0; used < 8 * HOUR_MS - 20 * MINUTE_MS; used += 20 * MINUTE_MS) {
      clock.advance(20 * MINUTE_MS)
      expect((await client.get('/admin')).statusCode).toBe(200)
    }
    clock.advance(20 * MINUTE_MS)

    expect((await client.get('/admin')).statusCode).toBe(401)
  })

  it('are read once and touched once by many reads in a row', async () => {
    const { calls, records } = counted(store())
    const client = await signedIn(await start(records))
    await client.get('/admin')
    calls.length = 0

    clock.advance(2 * MINUTE_MS)
    for (let i = 0; i < 20; i++) await client.get('/admin')

    expect(calls.filter((call) => call === 'get').length).toBeLessThanOrEqual(1)
    expect(calls.filter((call) => call === 'touch')).toHaveLength(1)
    expect(calls).not.toContain('set')
  })

  it('see what another instance wrote a moment ago before they write', async () => {
    const [one, two] = [await start(store(), {}, 'visitor'), await start(store(), {}, 'visitor')]
    const client = createTestClient(one)
    await client.post('/note')
    await client.get('/read')
    const elsewhere = createTestClient(two)
    elsewhere.cookies.set('tryka_session', client.cookies.get('tryka_session') ?? '')
    await elsewhere.get('/read')

    await client.post('/verify')
    await elsewhere.post('/note')

    const records = redis
      ? JSON.stringify(
          await redis.redis.hgetall((await redis.redis.keys(`${redis.prefix}session:*`))[0] ?? ''),
        )
      : JSON.stringify(await database.db.read.find(SessionEntity))
    expect(records).toContain('a@example.com')
  })

  it('of visitors are none to the administrators, even with the same id', async () => {
    const records = store()
    const visitors = await start(records, {}, 'visitor')
    const admins = await start(records)
    const visitor = createTestClient(visitors)
    await visitor.post('/sign-in')
    const intruder = createTestClient(admins)
    intruder.cookies.set('tryka_admin', visitor.cookies.get('tryka_session') ?? '')

    expect((await visitor.get('/admin')).statusCode).toBe(200)
    expect((await intruder.get('/admin')).statusCode).toBe(401)
  })

  it('that expired are swept', async () => {
    await signedIn(await start())
    clock.advance(9 * HOUR_MS)

    await store().sweep(clock.now().getTime())

    expect(await database.db.read.count(SessionEntity)).toBe(0)
  })

  it('stay ended when a touch comes late', async () => {
    const records = store()
    await records.set('k', {
      data: '{}',
      lastSeenAt: 1,
      expiresAt: Date.now() + HOUR_MS,
      endsAt: Date.now() + HOUR_MS,
    })
    await records.delete('k')

    await records.touch('k', 2, Date.now() + HOUR_MS)

    expect(await records.get('k')).toBeUndefined()
  })
})
