import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppDeps } from '../app'
import { buildApp } from '../app'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { readConfig } from '../config'
import type { Database } from '../db/database'
import type { HashCost } from '../features/admin/password-hash'
import type { Mail, Mailer } from '../mail/mailer'
import { mustSayWhen } from './says-when'
import { openTestDatabase, openTestRedis } from './storage'

/** A clock that stands still until it is told to move. */
export interface TestClock extends Clock {
  advance(ms: number): void
  set(time: Date | string): void
}

export function createTestClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let time = new Date(start)
  return {
    now: () => new Date(time),
    advance: (ms) => void (time = new Date(time.getTime() + ms)),
    set: (to) => void (time = new Date(to)),
  }
}

/** Takes mails instead of a mail server. `failWith` makes the next ones fail. */
export interface Mailbox extends Mailer {
  mails: Mail[]
  failWith: Error | undefined
  /** The newest mail to an address. */
  last(to?: string): Mail | undefined
  /** The mails to an address, once so many have arrived: what follows a change is delivered after its answer. */
  arrived(to: string, wanted?: { subject?: string; says?: string; count?: number }): Promise<Mail[]>
  /** The six-digit code in the newest mail with a code to an address. */
  otpFor(to: string): string
}

/** A sixth of a second of two cores is for passwords of people, not of specs. */
export const QUICK_HASH: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Longer than any delivery takes on a machine that is busy with other specs. */
const PATIENCE_MS = 45_000

export function createMailbox(): Mailbox {
  const mails: Mail[] = []
  const waiting = new Set<() => void>()
  const last = (to?: string) => mails.filter((mail) => to === undefined || mail.to === to).at(-1)
  const mailbox: Mailbox = {
    mails,
    failWith: undefined,
    last,
    async arrived(to, { subject, says = '', count = 1 } = {}) {
      const found = () =>
        mails.filter(
          (mail) =>
            mail.to === to && (subject === undefined || mail.subject === subject) && mail.text.includes(says),
        )
      let look = () => undefined as void
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve, reject) => {
        look = () => (found().length >= count ? resolve() : undefined)
        waiting.add(look)
        const late = () =>
          reject(new Error(`${found().length} of ${count} mails “${subject ?? says}” to ${to} arrived`))
        timer = setTimeout(late, PATIENCE_MS)
        look()
      }).finally(() => {
        clearTimeout(timer)
        waiting.delete(look)
      })
      return found()
    },
    otpFor(to) {
      const code = /\b\d{6}\b/.exec(
        mails.findLast((mail) => mail.to === to && mail.kind === 'code')?.text ?? '',
      )?.[0]
      if (!code) throw new Error(`There is no code in a mail to ${to}`)
      return code
    },
    async send(mail) {
      if (mailbox.failWith) throw mailbox.failWith
      mails.push(mail)
      for (const look of waiting) look()
    },
    close: () => Promise.resolve(),
  }
  return mailbox
}

/** A browser without a screen: `inject` with a cookie jar. */
export interface TestClient {
  cookies: Map<string, string>
  request(options: InjectOptions): Promise<LightMyRequestResponse>
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export function createTestClient(app: FastifyInstance, address?: string): TestClient {
  const cookies = new Map<string, string>()
  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      ...(address ? { remoteAddress: address } : {}),
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...options.headers },
    })
    mustSayWhen(response)
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0 || value === '') cookies.delete(name)
      else cookies.set(name, encodeURIComponent(value))
    return response
  }
  return {
    cookies,
    request,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      request({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body }) }),
  }
}

export interface TestApp {
  app: FastifyInstance
  db: Database
  mailbox: Mailbox
  clock: TestClock
  config: Config
  /** What the server logged, one object a line; empty unless `config.logLevel` is set. */
  logs: Record<string, unknown>[]
  client(address?: string): TestClient
  close(): Promise<void>
}

export interface TestAppOptions {
  config?: Partial<Config>
  deps?: Partial<AppDeps>
}

/** The real app over a fresh database (`TEST_DATABASE_URL`, `TEST_REDIS_URL` or in memory), with mail and time faked. */
export async function buildTestApp({ config: over = {}, deps = {} }: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-test-'))
  const [database, redis] = await Promise.all([openTestDatabase(), openTestRedis()])
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DIRECTORY_AFTER_MINUTES: '0' }
  const config: Config = { ...readConfig(env), ...(redis ? { redisPrefix: redis.prefix } : {}), ...over }
  const mailbox = createMailbox()
  const clock = createTestClock()
  const logs: Record<string, unknown>[] = []
  const logSink = { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) }
  const app = await buildApp({
    config,
    db: database.db,
    mailer: mailbox,
    clock,
    redis: redis?.redis,
    logSink,
    // A machine that is busy with other specs sheds nothing of this one.
    loopDelay: () => 0,
    hashCost: QUICK_HASH,
    ...deps,
  })
  await app.ready()
  return {
    app,
    db: deps.db ?? database.db,
    mailbox,
    clock,
    config,
    logs,
    client: (address) => createTestClient(app, address),
    async close() {
      await app.close()
      await redis?.drop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
