import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import type { Agent } from 'node:https'
import type { Bank } from '@tryka/assessment'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Database } from './db/database'
import { databaseCounter } from './http/limits/sql-rate-counter'
import { redisCounter } from './http/limits/redis-rate-counter'
import { redisSessions } from './http/sessions/redis-sessions'
import { databaseSessions } from './http/sessions/session-records'
import { createCredentials } from './compose/credentials'
import { createContact } from './compose/contact'
import { createDashboard } from './compose/dashboard'
import { halfHideAddresses } from './features/admin/half-hidden'
import { createNewsletter } from './compose/newsletter'
import { Troubles } from './services/troubles/troubles'
import { createOutbox } from './compose/outbox'
import { createPasskeys } from './compose/passkeys'
import { createPublicPages } from './compose/public-pages'
import { createWaitlist } from './compose/waitlist'
import type { HashCost } from './features/admin/password-hash'
import { processorsRoutes } from './features/processors/processors.routes'
import type { PdfPrinter } from './features/resumes/resume-pdf'
import { requireAccess } from './http/access'
import { handleErrors } from './http/error-handler'
import { refuseNul } from './http/no-nul'
import { refuseGrowth } from './http/free-space'
import { healthRoutes } from './http/health'
import { acceptOnlyJson } from './http/json-body'
import { KnownBrowsers } from './http/sessions/known-browsers'
import { describeApi, documentApi } from './http/openapi'
import type { LoopDelay } from './http/overload'
import { measureLoopDelay, shedLoad } from './http/overload'
import { limitRates } from './http/limits/rate-limiting'
import { logRequests } from './http/request-log'
import { allowOrigins } from './http/same-origin'
import { addSecurityHeaders } from './http/security-headers'
import { serverOptions } from './http/server'
import { useSessions } from './http/sessions/sessions'
import { sweepRegularly } from './http/sweep'
import type { LogSink } from './logging'
import { processSink } from './logging'
import { createBreaker } from './mail/breaker'
import { mailFolder } from './mail/create-mailer'
import { devMailRoutes } from './mail/dev-mail.routes'
import type { Mailer } from './mail/mailer'
import { pageNotFound, serveSite } from './static/static-site'
import { demonstrationIssuer } from './services/issuer/known-seeds'
import { verifierFile } from './static/verifier-file'
import { readWebPages } from './static/web-pages'

export interface AppDeps {
  config: Config
  db: Database
  mailer: Mailer
  clock: Clock
  /** Set when REDIS_URL is: sessions and limits live there. */
  redis?: Redis | undefined
  /** Prints resumes; Chromium unless a test says otherwise. */
  printer?: PdfPrinter
  logSink?: LogSink
  loopDelay?: LoopDelay
  /** How push services are reached; the usual way unless a test says otherwise. */
  pushAgent?: Agent
  /** The banks of assessments; those there are unless a test says otherwise. */
  banks?: readonly Bank[]
  /** What a hash of an administrator's password takes; tests alone say less. */
  hashCost?: HashCost
  /** Modules without their reviews are there too: tests alone say so. */
  isUnreviewedShown?: boolean
}

/** The composition root: read it top to bottom to know what runs, in which order, with what. */
export async function buildApp(deps: AppDeps) {
  const { config, db, clock, redis } = deps
  const app = Fastify(serverOptions(config, deps.logSink ?? processSink()))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const site = readWebPages(config.webRoot, config)
  handleErrors(app, pageNotFound(site))
  acceptOnlyJson(app)

  // Hooks of every request, in this order.
  addSecurityHeaders(app, config)
  logRequests(app)
  refuseNul(app)
  shedLoad(app, deps.loopDelay ?? measureLoopDelay(app))
  await allowOrigins(app, config)
  await app.register(cookie)
  const counter = redis ? redisCounter(redis, config.redisPrefix) : databaseCounter(db)
  refuseGrowth(app, db.space)
  await limitRates(app, { config, counter, clock })
  const mailer = createBreaker(deps.mailer, { config, counter, clock })
  const browsers = new KnownBrowsers(config)
  const records = redis ? redisSessions(redis, config.redisPrefix) : databaseSessions(db)
  const base = { ...deps, mailer, browsers, counter, records, log: app.log }
  const { outbox, preferences, push } = createOutbox(base)
  const newsletter = createNewsletter({ ...base, outbox })
  const troubles = new Troubles(db, clock)
  const passkeys = createPasskeys({ ...base, outbox })
  const services = {
    ...base,
    outbox,
    passkeys,
    preferences,
    push,
    subscribers: newsletter.subscribers,
    troubles,
  }
  const waitlist = createWaitlist(services)
  const contact = createContact(services)
  const credentials = await createCredentials(base)
  const dashboard = createDashboard({ ...services, credentials, otp: waitlist.otp })
  requireAccess(app, { ...dashboard.gates, admin: waitlist.gate })

  app.addHook('onReady', (done) => {
    dashboard.deliver()
    newsletter.deliver()
    done()
  })
  app.addHook('onReady', () => credentials.begin())
  app.addHook('onListen', (done) => {
    dashboard.keepTime()
    done()
  })
  app.addHook('onClose', async () => {
    await newsletter.close()
    await dashboard.close()
    await credentials.close()
  })

  // Routes.
  sweepRegularly(app, clock, [
    records,
    counter,
    ...waitlist.sweepables,
    ...contact.sweepables,
    ...dashboard.sweepables,
  ])
  await describeApi(app)
  healthRoutes(app, {
    db,
    redis,
    matching: dashboard.matching,
    log: () => credentials.transparency.trouble(),
  })
  processorsRoutes(app, config)
  await app.register(credentials.routes)
  await app.register(dashboard.badgesRoutes)
  await app.register(async (visitors) => {
    await useSessions(visitors, { kind: 'visitor', config, records, clock })
    await visitors.register(waitlist.visitorRoutes)
    await visitors.register(contact.visitorRoutes)
    await visitors.register(dashboard.visitorRoutes)
    await visitors.register(newsletter.visitorRoutes)
  })
  await app.register(async (members) => {
    await useSessions(members, { kind: 'account', config, records, clock })
    await members.register(dashboard.routes)
  })
  await app.register(async (admins) => {
    await useSessions(admins, { kind: 'admin', config, records, clock })
    halfHideAddresses(admins)
    await admins.register(waitlist.adminRoutes)
    await admins.register(contact.adminRoutes)
    await admins.register(dashboard.adminRoutes)
    await admins.register(credentials.adminRoutes)
    await admins.register(newsletter.adminRoutes)
  })
  await app.register(createPublicPages(config, db, dashboard.publicMarket, app.log).routes)
  if (config.vcApi) {
    const { vcApiRoutes } = await import('./features/vc-api/vc-api.routes')
    await app.register(vcApiRoutes({ demonstration: demonstrationIssuer, clock }))
  }
  await documentApi(app)
  if (config.env === 'development' && !config.mail.smtpUrl) devMailRoutes(app, mailFolder(config))
  if (config.webRoot) {
    await app.register(verifierFile({ ...config, webRoot: config.webRoot, pins: credentials.pins }))
    await serveSite(app, config.webRoot, site)
  }
  return app
}
