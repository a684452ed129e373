import { RateCountEntity } from './http/limits/rate-count.entity'
import { openRedis } from './db/redis'
import { storageProblem } from './db/storage-problem'
import { LiveBus } from './features/hiring/core/live/live-bus'
import { buildTestApp } from './testing/build-test-app'
import type { SilentProxy } from './testing/silent-proxy'
import { openSilentProxy } from './testing/silent-proxy'
import { openTestDatabase } from './testing/storage'

jest.setTimeout(90_000)

/** Far less than TCP takes to give up, and enough for a busy machine. */
const SOON_MS = 20_000

const postgresUrl = process.env['TEST_DATABASE_URL']
const redisUrl = process.env['TEST_REDIS_URL']

/** More than the pool has connections. */
const many = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 12 }, (_, n) => work(n)))

/** The status that a visitor would see of each. */
const statusOf = (work: Promise<unknown>): Promise<number | undefined> =>
  work.then(
    () => 200,
    (error: unknown) => storageProblem(error)?.status,
  )

async function untilWorks(attempt: () => Promise<unknown>): Promise<void> {
  const began = Date.now()
  while ((await statusOf(attempt())) !== 200)
    if (Date.now() - began > SOON_MS) throw new Error('It did not recover')
}

describe('A network that goes silent', () => {
  let proxy: SilentProxy
  const before = async (url: string) => {
    const address = new URL(url)
    proxy = await openSilentProxy(Number(address.port || (address.protocol === 'redis:' ? 6379 : 5432)))
    address.port = String(proxy.port)
    address.hostname = '127.0.0.1'
    return address.href
  }
  afterEach(() => proxy?.close())

  if (postgresUrl?.startsWith('postgres'))
    it.each(['in use', 'idle'])('is got over by PostgreSQL whose connections are %s', async (state) => {
      const { db, drop } = await openTestDatabase(await before(postgresUrl))
      const test = await buildTestApp({ deps: { db } })
      const write = (key: string) =>
        db.transaction((manager) => manager.insert(RateCountEntity, { key, count: 1, expiresAt: 1 }))
      const ready = async () => (await test.app.inject('/readyz')).statusCode
      await many((n) => write(`before ${n}`))

      proxy.goSilent()
      if (state === 'in use') {
        const began = Date.now()
        expect(new Set(await many((n) => statusOf(write(`lost ${n}`))))).toEqual(new Set([503]))
        expect(Date.now() - began).toBeLessThan(SOON_MS)
        expect(await ready()).toBe(503)
      }
      proxy.takeNew()
      let tries = 0
      await untilWorks(() => write(`after ${tries++}`))
      await untilWorks(() => db.read.find(RateCountEntity))
      await untilWorks(async () => expect(await ready()).toBe(200))

      await many((n) => untilWorks(() => write(`again ${n} ${tries++}`)))
      expect(await many((n) => statusOf(write(`all ${n}`)))).toEqual(Array(12).fill(200))
      await test.close()
      await drop()
    })

  if (redisUrl) {
    it('is got over by Redis', async () => {
      const redis = openRedis(await before(redisUrl))
      const test = await buildTestApp({ deps: { redis } })
      const ready = async () => (await test.app.inject('/readyz')).statusCode
      await redis.ping()

      proxy.goSilent()
      expect(new Set(await many(() => statusOf(redis.ping())))).toEqual(new Set([503]))
      expect(await ready()).toBe(503)
      proxy.takeNew()
      await untilWorks(() => redis.ping())

      expect(await ready()).toBe(200)
      await test.close()
      redis.disconnect()
    })

    it('is got over by those who only listen to Redis', async () => {
      const [far, near] = [openRedis(await before(redisUrl)), openRedis(redisUrl)]
      const { db, drop } = await openTestDatabase('sqlite::memory:')
      const busOf = (redis: typeof far) => new LiveBus({ db, redis, prefix: 'silent:' })
      const [listening, speaking] = [busOf(far), busOf(near)]
      let heard = 0
      listening.subscribe('p:w', () => heard++)
      const speak = async () => {
        speaking.say({ person: 'w' }, 'messages')
        // After what was published, on the same connection.
        await near.ping()
        if (heard === 0) throw new Error('Command timed out')
      }
      await untilWorks(speak)

      proxy.goSilent()
      proxy.takeNew()
      heard = 0
      await untilWorks(speak)

      await Promise.all([listening.close(), speaking.close()])
      far.disconnect()
      near.disconnect()
      await drop()
    })
  }
})
