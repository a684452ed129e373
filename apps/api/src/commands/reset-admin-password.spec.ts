import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app'
import { systemClock } from '../clock'
import type { Config } from '../config'
import { readConfig } from '../config'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import { openRedis } from '../db/redis'
import { createAdmins } from '../compose/waitlist'
import { createTestClient } from '../testing/build-test-app'
import { openTestRedis } from '../testing/storage'
import { ADMIN } from '../testing/waitlist'
import { resetAdminPassword } from './reset-admin-password'

const OTHER = { username: 'Asha', password: 'copper lantern 7 meadow' }
const redisUrl = process.env['TEST_REDIS_URL']

describe('reset-admin-password', () => {
  let dataDir: string
  let config: Config
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tryka-reset-'))
    config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  async function withAdmins<T>(work: (admins: ReturnType<typeof createAdmins>) => Promise<T>): Promise<T> {
    const db = await openDatabase(config.databaseUrl, { entities })
    await migrate(db)
    return work(createAdmins(db, systemClock)).finally(() => db.close())
  }

  /** A server of its own over the same data, which has nobody's session in its memory. */
  async function withServer<T>(work: (newClient: () => ReturnType<typeof createTestClient>) => Promise<T>) {
    const db = await openDatabase(config.databaseUrl, { entities })
    const redis = config.redisUrl ? openRedis(config.redisUrl) : undefined
    const mailer = { send: () => Promise.resolve(), close: () => Promise.resolve() }
    const app = await buildApp({ config, db, mailer, clock: systemClock, redis })
    await app.ready()
    try {
      return await work(() => createTestClient(app))
    } finally {
      await app.close()
      redis?.disconnect()
      await db.close()
    }
  }

  const signIn = (given: typeof ADMIN) =>
    withServer(async (newClient) => {
      const client = newClient()
      expect((await client.post('/api/admin/login', given)).statusCode).toBe(200)
      return new Map(client.cookies)
    })
  const statusWith = (cookies: Map<string, string>) =>
    withServer(async (newClient) => {
      const client = newClient()
      for (const [name, value] of cookies) client.cookies.set(name, value)
      return (await client.get('/api/admin/me')).statusCode
    })

  async function endsSessions(): Promise<void> {
    await withAdmins(async (admins) => {
      await admins.ensureFirst(ADMIN)
      await admins.create(OTHER)
    })
    const [taken, others] = [await signIn(ADMIN), await signIn(OTHER)]
    expect(await statusWith(taken)).toBe(200)

    const { ok, message } = await resetAdminPassword(config, ['pRIYA'])

    expect([ok, message]).toEqual([true, expect.stringContaining('is signed out')])
    expect(await statusWith(taken)).toBe(401)
    expect(await statusWith(others)).toBe(200)
  }

  it('shows a new password that works, and the old one does not', async () => {
    await withAdmins((admins) => admins.ensureFirst(ADMIN))

    const { ok, message } = await resetAdminPassword(config, ['Priya'])

    const password = /Password +(\S+)/.exec(message)?.[1] ?? ''
    expect(ok).toBe(true)
    expect(await withAdmins((admins) => admins.authenticate({ username: 'Priya', password }))).toBeDefined()
    expect(await withAdmins((admins) => admins.authenticate(ADMIN))).toBeUndefined()
  })

  it('ends the sessions of that administrator and nobody else’s', endsSessions)

  if (redisUrl)
    it('ends them where sessions are in Redis, too', async () => {
      const redis = await openTestRedis(redisUrl)
      config = { ...config, redisUrl, redisPrefix: redis?.prefix ?? '' }

      await endsSessions().finally(() => redis?.drop())
    })

  it('says when there is no such administrator, and when too much is given', async () => {
    expect(await resetAdminPassword(config, ['nobody'])).toEqual({
      ok: false,
      message: 'There is no administrator named nobody.',
    })
    expect((await resetAdminPassword(config, ['Priya', 'secret'])).ok).toBe(false)
  })
})
