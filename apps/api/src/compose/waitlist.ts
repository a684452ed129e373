import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { KnownBrowsers } from '../http/sessions/known-browsers'
import type { Sweepable } from '../http/sweep'
import { InvitationTokens } from '../services/admissions/invitation-token'
import type { Mailer } from '../mail/mailer'
import { accessRequestRoutes } from '../features/admin/access-requests.routes'
import { adminSessionRoutes } from '../features/admin/admin-session.routes'
import { auditRoutes } from '../features/admin/audit.routes'
import { adminGate } from '../features/admin/admin-gate'
import { Administrators } from '../features/admin/administrators'
import { adminPasskeyRoutes } from '../features/admin/admin-passkeys.routes'
import { administratorRoutes } from '../features/admin/administrators.routes'
import { AdminSessions } from '../features/admin/admin-sessions'
import { Admins } from '../features/admin/admins'
import { tellOwners } from '../features/admin/console-news'
import { AdminFactors } from '../features/admin/factors'
import { factorRoutes } from '../features/admin/factors.routes'
import { deliveryRoutes } from '../features/admin/delivery/delivery.routes'
import { MessageList } from '../features/admin/delivery/message-list'
import { ownAccountRoutes } from '../features/admin/own-account.routes'
import { OwnPassword } from '../features/admin/own-password'
import { settingsRoutes } from '../features/admin/settings.routes'
import type { RateCounter } from '../http/limits/rate-counter'
import { mailCounts } from '../mail/breaker'
import { createInvitations } from '../features/admin/invitations/create-invitations'
import { type HashCost, PasswordHasher } from '../features/admin/password-hash'
import { SignInService } from '../features/admin/sign-in.service'
import { SignupList } from '../features/admin/signup-list'
import { Attempts } from '../services/attempts/attempts'
import { Audit } from '../services/audit/audit'
import { AuditList } from '../services/audit/audit-list'
import { captchaRoutes } from '../services/captcha/captcha.routes'
import { CaptchaService } from '../services/captcha/captcha.service'
import { earlyAccessRoutes } from '../features/early-access/early-access.routes'
import { privacyRoutes } from '../features/early-access/privacy.routes'
import { PrivacyService } from '../features/early-access/privacy.service'
import { EarlyAccessService } from '../features/early-access/early-access.service'
import type { Subscribers } from '../features/newsletter/subscribers'
import type { Outbox } from '../services/outbox/outbox'
import { otpRoutes } from '../services/otp/otp.routes'
import { OtpService } from '../services/otp/otp.service'
import type { PasskeyServices } from './passkeys'

interface WaitlistDeps {
  config: Config
  db: Database
  mailer: Mailer
  clock: Clock
  browsers: KnownBrowsers
  subscribers: Subscribers
  outbox: Outbox
  counter: RateCounter
  passkeys: PasskeyServices
  hashCost?: HashCost | undefined
}

/** The administrators' accounts, for the start and for commands, which have no server. */
export function createAdmins(db: Database, clock: Clock, hashCost?: HashCost): Admins {
  return new Admins(db, new PasswordHasher(hashCost), new Audit(db, clock), clock)
}

/** The services of the waitlist, from the visitor's code to the administrator's list. */
export function createWaitlist({ config, db, mailer, clock, browsers, ...given }: WaitlistDeps) {
  const { subscribers, outbox, counter } = given
  const { passkeys, partyOf } = given.passkeys
  const tell = tellOwners(clock, outbox)
  const list = new MessageList(db, clock, () => mailCounts({ config, counter, clock }))
  const secret = config.sessionSecret
  const audit = new Audit(db, clock)
  const attempts = new Attempts(db, clock, secret)
  const captcha = new CaptchaService(db, clock, secret)
  const otp = new OtpService(db, mailer, clock, secret, {
    letterhead: config,
    onProven: (email) => outbox.proven(email),
  })
  const { dayFactor } = config
  const earlyAccess = new EarlyAccessService({
    db,
    otp,
    captcha,
    attempts,
    clock,
    subscribers,
    outbox,
    dayFactor,
  })
  const admins = new Admins(db, new PasswordHasher(given.hashCost), audit, clock)
  const signIn = new SignInService(db, admins, attempts, captcha, audit, clock)
  const factors = new AdminFactors({ db, clock, attempts, passkeys, secrets: config, secret })
  const isProduction = config.env === 'production'
  const sessions = new AdminSessions(db, clock)
  const administrators = new Administrators({
    db,
    clock,
    admins,
    audit,
    outbox,
    tokens: new InvitationTokens(secret),
    tell,
  })
  const signups = new SignupList(db, clock)
  const invitations = createInvitations({ config, db, attempts, audit, outbox, clock })
  const sweepables: Sweepable[] = [otp, captcha, attempts, audit, sessions]

  return {
    otp,
    gate: adminGate(clock, sessions),
    sweepables,
    visitorRoutes: async (app: FastifyInstance) => {
      await app.register(captchaRoutes(captcha))
      await app.register(otpRoutes(otp, browsers))
      await app.register(earlyAccessRoutes(earlyAccess))
      const onMailError = (error: unknown) => app.log.warn({ err: error }, 'a privacy mail could not be sent')
      const { apiUrl } = config
      const privacy = {
        db,
        otp,
        attempts,
        audit,
        mailer,
        clock,
        secret,
        apiUrl,
        subscribers,
        onMailError,
        letterhead: config,
      }
      await app.register(privacyRoutes(new PrivacyService(privacy), config.publicUrl))
    },
    adminRoutes: async (app: FastifyInstance) => {
      // Nobody waits for it: who signs in sooner makes it.
      app.addHook('onListen', (done) => {
        void admins
          .warmUp()
          .catch((error: unknown) => app.log.warn({ err: error }, 'no hash for unknown names yet'))
        done()
      })
      await app.register(adminSessionRoutes({ signIn, sessions, factors, audit, clock, browsers, config }))
      const password = new OwnPassword({ db, admins, signIn, sessions, audit, tell })
      await app.register(ownAccountRoutes({ db, password, sessions, audit, browsers }))
      await app.register(factorRoutes({ db, factors, audit, clock, isProduction, sessions, tell }))
      const factorDeps = { db, clock, factors, audit, isProduction, sessions, tell }
      await app.register(adminPasskeyRoutes({ ...factorDeps, passkeys, partyOf, browsers }))
      await app.register(administratorRoutes({ administrators, sessions, factors, clock, config }))
      await app.register(accessRequestRoutes({ signups, audit }))
      await app.register(invitations)
      const nudge = () => outbox.nudge()
      await app.register(deliveryRoutes({ db, clock, audit, list, nudge }))
      await app.register(settingsRoutes(db, config))
      await app.register(auditRoutes(new AuditList(db), audit))
    },
  }
}
