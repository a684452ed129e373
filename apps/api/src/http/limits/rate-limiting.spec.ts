import Fastify from 'fastify'
import { HOUR_MS } from '@tryka/domain'
import type { RateClass } from '@tryka/domain'
import type { Config } from '../../config'
import { readConfig } from '../../config'
import { databaseCounter } from './sql-rate-counter'
import { RateCountEntity } from './rate-count.entity'
import { redisCounter } from './redis-rate-counter'
import { createTestClock } from '../../testing/build-test-app'
import type { TestDatabase, TestRedis } from '../../testing/storage'
import { openTestDatabase, openTestRedis } from '../../testing/storage'
import { BatchedCounter } from './batched-counter'
import { handleErrors } from '../error-handler'
import type { RateCounter } from './rate-counter'
import { limitRates } from './rate-limiting'
import { rateLimits } from './rate-limits'
import { serverOptions } from '../server'

const SINK = { write: () => undefined }

describe('Limits of requests', () => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  let closing: (() => Promise<unknown>)[] = []
  const clock = createTestClock(new Date().toISOString())

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    await database.db.write((manager) => manager.clear(RateCountEntity))
    redis = await openTestRedis()
  })
  afterEach(async () => {
    for (const close of closing) await close()
    closing = []
    await redis?.drop()
  })
  afterAll(() => database.drop())

  const shared = (): RateCounter =>
    redis ? redisCounter(redis.redis, redis.prefix) : databaseCounter(database.db)

  async function start(counter = shared(), over: Partial<Config> = {}) {
    const env = { NODE_ENV: 'test', SESSION_SECRET: 'a secret that all instances share', LOG_LEVEL: 'silent' }
    const limits = rateLimits()
    limits.signup = { max: 3, windowMs: HOUR_MS, exact: true }
    limits.read = { max: 5, windowMs: 60_000, exact: false }
    const config = { ...readConfig(env), rateLimits: limits, ...over }
    const app = Fastify(serverOptions(config, SINK))
    handleErrors(app)
    await limitRates(app, { config, counter, clock })
    for (const rate of ['signup', 'read', 'otp-send'] as RateClass[])
      app.get(`/${rate}`, { config: { rate } }, async () => 'ok')
    app.get('/free', async () => 'ok')
    await app.ready()
    closing.push(() => app.close())
    const ask = async (url: string, remoteAddress = '198.51.100.7', headers: Record<string, string> = {}) =>
      app.inject({ url, remoteAddress, headers })
    return { app, ask }
  }

  it('refuse the request after the last one, and say when to come back', async () => {
    const { ask } = await start()
    for (let i = 0; i < 3; i++) expect((await ask('/signup')).statusCode).toBe(200)

    const refused = await ask('/signup')

    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      detail: 'Too many requests. Try again in 60 minutes.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' })
  })

  it('tell each answer what is left', async () => {
    const { ask } = await start()

    const response = await ask('/signup')

    expect(response.headers).toMatchObject({
      'ratelimit-limit': '3',
      'ratelimit-remaining': '2',
      'ratelimit-reset': '3600',
    })
  })

  it('count each class by itself and free routes not at all', async () => {
    const { ask } = await start()
    for (let i = 0; i < 4; i++) await ask('/signup')

    expect((await ask('/otp-send')).statusCode).toBe(200)
    for (let i = 0; i < 10; i++) expect((await ask('/free')).statusCode).toBe(200)
  })

  it('count each address by itself, and an IPv6 network of 64 bits as one', async () => {
    const { ask } = await start()
    for (let i = 0; i < 4; i++) await ask('/signup', `2001:db8:1:2::${i}`)

    expect((await ask('/signup', '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
    expect((await ask('/signup', '2001:db8:1:3::1')).statusCode).toBe(200)
    expect((await ask('/signup', '198.51.100.8')).statusCode).toBe(200)
  })

  it('count an IPv4 address in its IPv6 form as the same', async () => {
    const { ask } = await start()
    for (let i = 0; i < 3; i++) await ask('/signup', '198.51.100.9')

    expect((await ask('/signup', '::ffff:198.51.100.9')).statusCode).toBe(429)
  })

  it('believe no forwarded address unless a proxy is trusted', async () => {
    const { ask } = await start()
    for (let i = 0; i < 3; i++) await ask('/signup', '198.51.100.7', { 'x-forwarded-for': `203.0.113.${i}` })

    expect((await ask('/signup', '198.51.100.7', { 'x-forwarded-for': '203.0.113.99' })).statusCode).toBe(429)
  })

  it('behind one trusted proxy believe the address that it saw, not what a client wrote before it', async () => {
    const { ask } = await start(shared(), { trustProxy: 1 })
    const through = (client: string, made: string) =>
      ask('/signup', '10.0.0.1', { 'x-forwarded-for': `${made}, ${client}` })
    for (let i = 0; i < 3; i++) await through('203.0.113.5', `192.0.2.${i}`)

    expect((await through('203.0.113.5', '192.0.2.77')).statusCode).toBe(429)
    expect((await through('203.0.113.6', '192.0.2.0')).statusCode).toBe(200)
  })

  it('start again when the window has passed', async () => {
    if (redis)
      return expect((await shared().add([{ key: 'a', by: 1, windowMs: 50 }], 0))[0]?.expiresAt).toBe(50)
    const { ask } = await start()
    for (let i = 0; i < 4; i++) await ask('/signup')

    clock.advance(HOUR_MS)

    return expect((await ask('/signup')).statusCode).toBe(200)
  })

  it('hold exactly over parallel requests at two instances', async () => {
    const [one, two] = [await start(), await start()]

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? one : two).ask('/signup').then((answer) => answer.statusCode),
      ),
    )

    expect(answers.filter((status) => status === 200)).toHaveLength(3)
    expect(answers.filter((status) => status === 429)).toHaveLength(17)
  })

  it('of reads cost no write in the request and are still known to other instances', async () => {
    const counter = shared()
    const add = jest.spyOn(counter, 'add')
    const { ask, app } = await start(counter)
    for (let i = 0; i < 5; i++) expect((await ask('/read')).statusCode).toBe(200)

    expect(add).not.toHaveBeenCalled()
    expect((await ask('/read')).statusCode).toBe(429)
    await app.close()

    expect(add).toHaveBeenCalledTimes(1)
    expect(add.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ by: 6, windowMs: 60_000 })])
  })

  it('keep no address, only a keyed hash', async () => {
    const { ask } = await start()
    await ask('/signup', '198.51.100.77')

    const keys = redis
      ? await redis.redis.keys(`${redis.prefix}*`)
      : ((await database.db.read.query('SELECT key FROM rate_counts')) as { key: string }[]).map(
          ({ key }) => key,
        )
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatch(/signup:[\w-]{22}$/)
  })

  it('are those of the house rules', () => {
    expect(rateLimits()).toMatchObject({
      read: { max: 600, windowMs: 60_000 },
      write: { max: 120, windowMs: 60_000 },
      signup: { max: 20, windowMs: HOUR_MS, exact: true },
      'otp-send': { max: 20, windowMs: HOUR_MS, exact: true },
      'otp-verify': { max: 30, windowMs: 600_000, exact: true },
    })
  })
})

describe('Counting in batches', () => {
  const failing = (): RateCounter & { total: number; broken: boolean } => {
    const store = {
      total: 0,
      broken: false,
      sweep: () => Promise.resolve(),
      add: async (deltas: { by: number }[]) => {
        if (store.broken) throw new Error('away')
        for (const { by } of deltas) store.total += by
        return deltas.map(() => ({ count: store.total, expiresAt: 60_000 }))
      },
    }
    return store
  }

  it('learns at each sum what the others counted', async () => {
    const store = failing()
    const counter = new BatchedCounter(
      store,
      () => 0,
      () => undefined,
    )
    counter.add('k', 60_000)
    store.total = 40

    await counter.flush()

    expect(counter.add('k', 60_000).count).toBe(42)
  })

  it('loses nothing when the store is away for a while', async () => {
    const store = failing()
    const errors: unknown[] = []
    const counter = new BatchedCounter(
      store,
      () => 0,
      (error) => errors.push(error),
    )
    store.broken = true
    counter.add('k', 60_000)
    await counter.flush()
    counter.add('k', 60_000)
    store.broken = false

    await counter.flush()

    expect(errors).toHaveLength(1)
    expect(store.total).toBe(2)
  })

  it('stays within its memory however many clients come', () => {
    const counter = new BatchedCounter(
      failing(),
      () => 0,
      () => undefined,
    )

    for (let i = 0; i < 50_000; i++) counter.add(`k${i}`, 60_000)

    expect((counter as unknown as { entries: Map<string, unknown> }).entries.size).toBeLessThanOrEqual(20_000)
  })
})
