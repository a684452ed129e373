import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { KnownBrowsers } from '../http/sessions/known-browsers'
import type { Mailer } from '../mail/mailer'
import { admissionRoutes } from '../features/admissions/admissions.routes'
import { AdmissionsService } from '../features/admissions/admissions.service'
import { accessRequests } from '../features/early-access/standings'
import { demoChanges } from '../features/hiring/market/demo-changes'
import { onboardingRoutes } from '../features/onboarding/onboarding.routes'
import { OnboardingService } from '../features/onboarding/onboarding.service'
import type { AccountSessions } from '../services/accounts/account-sessions.service'
import type { AccountsService } from '../services/accounts/accounts.service'
import { expireAdmissions } from '../services/admissions/admissions'
import { InvitationTokens } from '../services/admissions/invitation-token'
import { Renewals } from '../services/renewals/renewals'
import { Attempts } from '../services/attempts/attempts'
import type { Outbox } from '../services/outbox/outbox'

interface AdmissionDeps {
  config: Config
  db: Database
  clock: Clock
  mailer: Mailer
  accounts: AccountsService
  sessions: AccountSessions
  browsers: KnownBrowsers
  outbox: Outbox
}

/** From the link in a mail to what somebody begins: invitations as the invited see them, and drafts. */
export function createAdmission({ config, ...deps }: AdmissionDeps) {
  const { db, clock } = deps
  const { sessionSecret } = config
  const tokens = new InvitationTokens(sessionSecret)
  const renewals = new Renewals({ clock, tokens })
  const attempts = new Attempts(db, clock, sessionSecret)
  const admissions = new AdmissionsService({
    ...deps,
    attempts,
    requests: accessRequests,
    tokens,
    renewals,
  })
  const onboarding = new OnboardingService(db, clock, accessRequests, demoChanges)
  return {
    sweepables: [{ sweep: () => db.write((manager) => expireAdmissions(manager, clock.now())) }],
    routes: async (app: FastifyInstance) => {
      await app.register(admissionRoutes({ ...deps, admissions }))
      await app.register(onboardingRoutes(onboarding))
    },
  }
}
