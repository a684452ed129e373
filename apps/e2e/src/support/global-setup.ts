import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { APP_PATHS } from '@tryka/domain'
import { startMailbox } from './mailbox'
import { writeContacts } from './nginx'
import { balance } from './pass-on'
import { startApi } from './processes'
import { sharedServices } from './services'
import { freePorts, openStack } from './stack'
import { serveSite } from './static-site'

/** Journeys make more requests from one address in a minute than people do in an hour, and wait for no directory. */
const RELAXED = {
  RATE_LIMIT_FACTOR: '1000',
  MAILS_PER_HOUR: '100000',
  DIRECTORY_AFTER_MINUTES: '0',
}

const BUILDS = join(import.meta.dirname, '..', '..', 'test-output', 'separate')

/**
 * Three static hosts and an API on four host names of one domain, as a larger deployment is: two processes on one PostgreSQL
 * and one Redis, and each request reaches the other one than the request before. One origin is a single process on SQLite.
 */
async function startSeparate(): Promise<(() => Promise<void>)[]> {
  const { folder: run, separate, keySecret } = openStack()
  const { api, site, app, admin } = separate
  const folder = (name: string) => join(BUILDS, name)
  if (!existsSync(folder('admin')))
    throw new Error('The builds for separate origins are missing: npm run e2e')
  const written = join(run, 'site')
  writeContacts(written)
  const services = await sharedServices()
  const env = {
    ...RELAXED,
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    KEY_SECRET: keySecret,
    // Instances of one database sign with the same keys.
    DATA_DIR: join(run, 'separate'),
    WEB_ROOT: '',
    PUBLIC_URL: site.url,
    VITE_API_URL: api.url,
    SHELL_URL: `http://127.0.0.1:${site.port}/shell.html`,
    VITE_APP_URL: app.url,
    WEBAUTHN_RP_ID: 'tryka.localhost',
    ALLOWED_ORIGINS: [site.url, app.url, admin.url].join(','),
  }
  const ports = freePorts(2)
  const processes = await Promise.all(ports.map((port, i) => startApi(`separate-${i}`, port, env)))
  const close = await Promise.all([
    balance(api.port, ports),
    serveSite({
      folder: folder('marketing'),
      port: site.port,
      written,
      base: '/',
      pages: [],
      drawnAt: api.port,
    }),
    serveSite({
      folder: folder('candidate'),
      port: app.port,
      base: '/candidate-app/',
      pages: APP_PATHS.candidate,
    }),
    serveSite({ folder: folder('admin'), port: admin.port, base: '/admin-app/', pages: APP_PATHS.admin }),
  ])
  const stopApi = async () => {
    await Promise.all(processes.map(({ stop }) => stop()))
    await services.drop()
  }
  return [stopApi, ...close]
}

/** Starts what the journeys use; the answer stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { folder, mailFolder, smtpPort, oneOrigin, keySecret } = openStack()
  const stopMail = await startMailbox(mailFolder, smtpPort)
  const one = await startApi('one-origin', oneOrigin.port, {
    ...RELAXED,
    KEY_SECRET: keySecret,
    PUBLIC_URL: oneOrigin.url,
  })
  const separate = await startSeparate()
  return async () => {
    await Promise.all([one.stop(), ...separate.map((stop) => stop())])
    await stopMail()
    await rm(folder, { recursive: true, force: true })
  }
}
