import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { KnownBrowsers } from '../http/sessions/known-browsers'
import type { Sweepable } from '../http/sweep'
import type { Mailer } from '../mail/mailer'
import { accessRequestRoutes } from '../features/admin/access-requests.routes'
import { adminSessionRoutes } from '../features/admin/admin-session.routes'
import { auditRoutes } from '../features/admin/audit.routes'
import { Admins } from '../features/admin/admins'
import { createInvitations } from '../features/admin/invitations/create-invitations'
import { PasswordHasher } from '../features/admin/password-hash'
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
import { otpRoutes } from '../services/otp/otp.routes'
import { OtpService } from '../services/otp/otp.service'

interface WaitlistDeps {
  config: Config
  db: Database
  mailer: Mailer
  clock: Clock
  browsers: KnownBrowsers
}

/** The administrators' accounts, for the start and for commands, which have no server. */
export function createAdmins(db: Database, clock: Clock): Admins {
  return new Admins(db, new PasswordHasher(), new Audit(db, clock), clock)
}

/** The services of the waitlist, from the visitor's code to the administrator's list. */
export function createWaitlist({ config, db, mailer, clock, browsers }: WaitlistDeps) {
  const secret = config.sessionSecret
  const audit = new Audit(db, clock)
  const attempts = new Attempts(db, clock, secret)
  const captcha = new CaptchaService(db, clock, secret)
  const otp = new OtpService(db, mailer, clock, secret)
  const earlyAccess = new EarlyAccessService(db, otp, captcha, attempts, clock)
  const admins = new Admins(db, new PasswordHasher(), audit, clock)
  const signIn = new SignInService(db, admins, attempts, captcha, audit, clock)
  const signups = new SignupList(db, clock)
  const invitations = createInvitations({ config, db, attempts, audit, mailer, clock })
  const sweepables: Sweepable[] = [otp, captcha, attempts, audit]

  return {
    otp,
    sweepables,
    visitorRoutes: async (app: FastifyInstance) => {
      await app.register(captchaRoutes(captcha))
      await app.register(otpRoutes(otp, browsers))
      await app.register(earlyAccessRoutes(earlyAccess))
      const onMailError = (error: unknown) => app.log.warn({ err: error }, 'a privacy mail could not be sent')
      const { apiUrl } = config
      const privacy = { db, otp, attempts, audit, mailer, clock, secret, apiUrl, onMailError }
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
      await app.register(adminSessionRoutes({ signIn, audit, clock, browsers }))
      await app.register(accessRequestRoutes({ signups, audit }))
      await app.register(invitations)
      await app.register(auditRoutes(new AuditList(db), audit))
    },
  }
}
