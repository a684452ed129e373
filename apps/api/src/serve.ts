import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock'
import { buildApp } from './app'
import type { Config } from './config'
import type { Database } from './db/database'
import { entities } from './compose/entities'
import { migrate, openDatabase } from './db/data-source'
import { seedDemoSignups } from './features/early-access/demo-signups'
import { createAdmins } from './compose/waitlist'
import { processSink } from './logging'
import { createMailer, mailFolder } from './mail/create-mailer'
import type { StoredMail } from './mail/file-mailer'
import { openIssuer } from './services/issuer/issuer'
import { recordedKeys } from './services/issuer/open-keys'
import { seedClock } from './seed-clock'
import { followAnswers, stopGracefully, stopOnSignals } from './shutdown'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** In development the code must be easy to find; elsewhere nothing of a mail reaches the log. */
const announce = (mail: StoredMail): void =>
  say(`\n— Mail to ${mail.to}: ${mail.subject}\n${mail.text.replace(/^/gm, '  ')}\n`)

async function openAndMigrate(config: Config): Promise<Database> {
  const db = await openDatabase(config.databaseUrl, { entities, minFreeBytes: config.minFreeBytes })
  await migrate(db).catch(async (error: unknown) => {
    await db.close()
    throw error
  })
  return db
}

export async function migrateOnly(config: Config): Promise<void> {
  const db = await openAndMigrate(config)
  await db.close()
  say('The database is up to date.')
}

/** Addresses, the first password (this once) and where mail goes: what a newcomer needs. */
function greet(
  config: Config,
  address: string,
  first: { username: string; password?: string | undefined } | undefined,
): void {
  const mail = config.mail.smtpUrl ? 'by SMTP' : `files in ${mailFolder(config)}`
  const lines = [
    `\nServing at ${config.publicUrlGiven ? `${config.publicUrl} (${address})` : address}`,
    // Serving the API alone, this process does not know where the pages are.
    ...(config.webRoot ? [`  Admin        ${address}/admin-login`] : []),
    `  API          ${address}/api/docs`,
    `  Mail         ${mail}`,
  ]
  if (config.env === 'development' && !config.mail.smtpUrl)
    lines.push(`               also at ${address}/dev/mail`)
  if (first?.password)
    lines.push(`\n  First admin  ${first.username}`, `  Password     ${first.password}   (shown only now)`)
  // At once: whoever reads the first line has the rest.
  say(`${lines.join('\n')}\n`)
}

/** What verifiers are told to trust, said once: when the keys are made. */
async function greetKeys(config: Config, db: Database, clock: Clock): Promise<void> {
  if ((await recordedKeys(db.read)).length) return
  const { issuer, log } = await (await openIssuer({ config, db, clock })).fingerprints()
  say(`Keys were made in ${config.dataDir}/keys: back them up, with KEY_SECRET.`)
  say(`  Issuer key   ${issuer}\n  Log key      ${log}`)
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.host, port: config.port })
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

export async function serve(config: Config, clock: Clock): Promise<void> {
  const sink = processSink()
  const db = await openAndMigrate(config)
  // Loaded where it is used: a start without Redis is quicker and smaller.
  const redis = config.redisUrl ? (await import('./db/redis')).openRedis(config.redisUrl) : undefined
  let log: FastifyInstance['log'] | undefined
  const mailFailed = (error: unknown) => log?.warn({ err: error }, 'a mail could not be sent')
  const mailer = createMailer(config, mailFailed, config.env === 'development' ? announce : undefined)
  const release = [() => mailer.close(), async () => redis?.disconnect(), () => db.close()]
  try {
    const first = await createAdmins(db, clock).ensureFirst(config.admin)
    if (config.seedDemo && (await seedDemoSignups(db, seedClock(clock, config.seedNow))))
      say('Filled the empty waitlist with sample requests.')
    await greetKeys(config, db, clock)
    const app = await buildApp({ config, db, mailer, clock, redis, logSink: sink })
    log = app.log
    const lastAnswers = followAnswers(app.server)
    stopOnSignals(() => stopGracefully({ app, lastAnswers, after: release }), app.log)
    greet(config, await listen(app, config), first)
  } catch (error) {
    for (const step of release) await step().catch(() => undefined)
    throw error
  }
}
