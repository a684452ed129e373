import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { Not } from 'typeorm'
import type { Bank } from '@tryka/assessment'
import { accountApi } from '@tryka/domain'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { Gate, Gates } from '../http/access'
import { unauthenticated } from '../app-error'
import type { KnownBrowsers } from '../http/sessions/known-browsers'
import type { RateCounter } from '../http/limits/rate-counter'
import { limitAccounts } from '../http/limits/rate-limiting'
import type { Sweepable } from '../http/sweep'
import type { Mailer } from '../mail/mailer'
import { accountGate, accountOf, knownAccount } from '../services/accounts/account-gate'
import { AccountSessions } from '../services/accounts/account-sessions.service'
import { accountRoutes } from '../services/accounts/accounts.routes'
import { AccountsService } from '../services/accounts/accounts.service'
import { entering } from '../services/accounts/enter'
import { DayBudget } from '../services/accounts/day-budget'
import { StorageQuota } from '../services/accounts/storage-quota'
import { AdminEntity } from '../features/admin/admin.entity'
import { LiveBus } from '../features/hiring/core/live/live-bus'
import { certificatesData, credentialsData } from '../features/hiring/credentials/credentials-data'
import { createHiring } from '../features/hiring/hiring'
import { takePlace } from '../features/hiring/places/place-gates'
import { liveCompanies } from '../features/hiring/places/told-accounts'
import { liveData } from '../features/hiring/leaving/live-data'
import { attemptsData } from '../features/hiring/assessments/attempts-data'
import { rechecksData } from '../features/hiring/assessments/rechecks-data'
import { trackWishesData } from '../features/hiring/assessments/track-wishes'
import { creditsData } from '../features/hiring/credits/credits-data'
import { hiringData } from '../features/hiring/market/hiring-data'
import { checkPosting } from '../features/hiring/postings/candidate/named-posting'
import { Attempts } from '../services/attempts/attempts'
import { accessRequests } from '../features/early-access/standings'
import { onboardingData } from '../features/onboarding/onboarding.service'
import { Clockwork } from '../services/clockwork/clockwork'
import { Idempotency } from '../services/idempotency/idempotency'
import { Images } from '../services/images/images'
import { admissionsData } from '../services/accounts/admissions-data'
import { sessionsData } from '../services/accounts/sessions-data'
import { Audit } from '../services/audit/audit'
import { troubleWatch } from '../features/admin/troubles/watch-troubles'
import { mailCounts } from '../mail/breaker'
import type { Troubles } from '../services/troubles/troubles'
import type { Outbox } from '../services/outbox/outbox'
import { outboxData } from '../services/outbox/outbox-data'
import { outboxRetention } from '../services/outbox/retention'
import { passkeysData } from '../services/passkeys/passkeys-data'
import type { Preferences } from '../services/preferences/preferences'
import { preferencesRoutes } from '../services/preferences/preferences.routes'
import type { PushParts } from '../services/push/create-push'
import { pushData } from '../services/push/push-data'
import { pushRoutes } from '../services/push/push.routes'
import { unsubscribeRoutes } from '../services/preferences/unsubscribe.routes'
import type { OtpService } from '../services/otp/otp.service'
import type { Subscribers } from '../features/newsletter/subscribers'
import { newsletterData } from '../features/newsletter/newsletter-data'
import { passkeysRoutes } from '../features/passkeys/passkeys.routes'
import { FontFiles } from '../features/resumes/pdf/font-files'
import { resumeContentRoutes } from '../features/resumes/resume-content.routes'
import { resumeData } from '../features/resumes/resume-data'
import { resumeVersionsData } from '../features/resumes/resume-versions-data'
import { resumeExportRoutes } from '../features/resumes/resume-export.routes'
import type { PdfPrinter } from '../features/resumes/resume-pdf'
import { ChromiumPrinter } from '../features/resumes/resume-pdf'
import { resumeFontRoutes } from '../features/resumes/resume-font.routes'
import { ResumeVersionsService } from '../features/resumes/resume-versions.service'
import { resumesRoutes } from '../features/resumes/resumes.routes'
import { ResumesService } from '../features/resumes/resumes.service'
import { letterData } from '../features/resumes/letters/letter-data'
import { lettersRoutes } from '../features/resumes/letters/letters.routes'
import { LettersService } from '../features/resumes/letters/letters.service'
import { shareData } from '../features/resumes/sharing/share-data'
import { createWriter } from '../features/resumes/writer/create-writer'
import { failureOf } from '../services/model/client'
import { createClient } from '../services/model/create-client'
import { Model } from '../services/model/model'
import { modelData, usageRetention } from '../services/model/model-data'
import { createAdmission } from './admission'
import type { Credentials } from './credentials'
import { createSharing } from './sharing'
import type { PasskeyServices } from './passkeys'

interface DashboardDeps {
  config: Config
  db: Database
  clock: Clock
  counter: RateCounter
  otp: OtpService
  browsers: KnownBrowsers
  mailer: Mailer
  outbox: Outbox
  passkeys: PasskeyServices
  credentials: Credentials
  preferences: Preferences
  push: PushParts
  subscribers: Subscribers
  troubles: Troubles
  redis?: Redis | undefined
  log: FastifyBaseLogger
  /** Chromium unless a test says otherwise. */
  printer?: PdfPrinter | undefined
  /** Those of assessments; all there are unless a test says otherwise. */
  banks?: readonly Bank[] | undefined
  /** Modules without their reviews are there too: tests alone say so. */
  isUnreviewedShown?: boolean | undefined
}

/** The services behind the dashboards: accounts first, then what an account holds. */
export function createDashboard({ config, db, clock, counter, otp, browsers, log, ...given }: DashboardDeps) {
  const { outbox, preferences, push, subscribers, troubles } = given
  const { passkeys, partyOf, challenges, news } = given.passkeys
  const { issuer, statuses, transparency, anchors } = given.credentials
  const authority = { issuer, statuses, log: transparency, anchors }
  const printer =
    given.printer ??
    new ChromiumPrinter({
      chromiumPath: config.chromiumPath,
      onNoSandbox: (err) =>
        log.warn({ err }, 'the browser that prints has no sandbox: this machine forbids it'),
    })
  const images = new Images()
  // Features end what others see of an account before it is erased; hiring is made from what stands here.
  const data = [
    resumeData(db, printer, images),
    resumeVersionsData(db),
    shareData(db),
    letterData(db),
    hiringData(db),
    liveData(db, {
      arrive: (manager, account) => hiring.arrive(manager, account),
      leave: (id) => hiring.leave(id),
    }),
    attemptsData(db),
    rechecksData(db),
    trackWishesData(db),
    creditsData(db),
    onboardingData(db),
    outboxData(db, outbox, preferences),
    pushData(push.browsers),
    admissionsData(db),
    sessionsData(db),
    passkeysData(db),
    modelData(db),
    newsletterData(db, subscribers),
    // Writes the public log, whose lock is taken last.
    credentialsData({ db, clock, authority }),
    certificatesData({ db }),
  ]
  const accounts = new AccountsService(db, clock, data, {
    all: config.admission === 'open',
    requests: accessRequests,
  })
  const quota = new StorageQuota(data)
  const bus = new LiveBus({ db, redis: given.redis, prefix: config.redisPrefix })
  const sessions = new AccountSessions(db, clock, (accountId) => bus.say({ account: accountId }, 'places'))
  const idempotency = new Idempotency(db, clock)
  const resumes = new ResumesService(db, idempotency, quota, clock, checkPosting)
  const versions = new ResumeVersionsService(db, resumes, clock)
  const client = createClient(config, clock)
  // Never the error itself: what failed may quote what was said.
  const writer = createWriter(client, (error) =>
    log.warn({ kind: failureOf(error) }, 'the model did not answer'),
  )
  const model = new Model({
    db,
    clock,
    config,
    client,
    log: (line) => log.info(line, 'a model was asked'),
  })
  const fonts = new FontFiles()
  const letters = new LettersService({ db, clock, idempotency, quota, checkPosting })
  const sharing = createSharing({ config, db, clock, counter, quota, idempotency, printer, fonts })
  const budget = new DayBudget({ config, counter, clock })
  const find = knownAccount({ accounts, sessions, clock })
  /** What is written counts, whichever door it comes through. */
  const counted =
    (gate: Gate): Gate =>
    async (request) => {
      await gate(request)
      if (await budget.spendOn(request, accountApi.erase.endpoint.path))
        await accounts.noteChange(accountOf(request))
    }
  const account = counted(accountGate({ db, clock, config, counter, accounts, sessions }))
  const known = counted(async (request) => {
    if (!(await find(request))) throw unauthenticated()
  })
  const { mailer } = given
  const admission = createAdmission({ config, db, clock, mailer, accounts, sessions, browsers, outbox })
  const hiring = createHiring({
    config,
    db,
    clock,
    outbox,
    troubles,
    bus,
    idempotency,
    printer,
    log,
    knownAccount: known,
    budget,
    model,
    quota,
    otp,
    browsers,
    attempts: new Attempts(db, clock, config.sessionSecret),
    banks: given.banks,
    isUnreviewedShown: given.isUnreviewedShown,
    openSessions: (ids) => sessions.openOf(ids),
    sessions,
    authority,
    eraseAccount: (id, goodbye) => accounts.erase(id, goodbye),
    // Those who could decide in another's stead.
    administrators: () => db.read.countBy(AdminEntity, { state: 'active', role: Not('reader') }),
  })
  const gates: Partial<Gates> = { account, ...hiring.gates }
  const watch = troubleWatch({
    db,
    clock,
    outbox,
    troubles,
    audit: new Audit(db, clock),
    mailCounts: () => mailCounts({ config, counter, clock }),
  })
  const clockwork = new Clockwork(
    { db, clock, onTrouble: (error, kind) => log.error({ err: error, kind }, 'the clock failed') },
    [
      ...hiring.clockKinds,
      ...given.credentials.clockKinds,
      outboxRetention(db, clock),
      usageRetention(db, clock),
      watch,
    ],
  )
  const sweepables: Sweepable[] = [
    accounts,
    sessions,
    idempotency,
    resumes,
    challenges,
    push.browsers,
    ...admission.sweepables,
    ...hiring.sweepables,
  ]

  return {
    gates,
    /** Mail goes out from the start; what is due by time waits until requests are served. */
    deliver: () => outbox.start(),
    keepTime: () => clockwork.start(),
    close: async () => {
      await clockwork.stop()
      await Promise.all([printer.close(), bus.close(), outbox.stop(), hiring.close()])
    },
    visitorRoutes: unsubscribeRoutes(preferences, config.publicUrl),
    sweepables,
    publicMarket: hiring.publicMarket,
    badgesRoutes: hiring.badgesRoutes,
    matching: hiring.matching,
    adminRoutes: hiring.adminRoutes,
    routes: async (app: FastifyInstance) => {
      takePlace(app)
      limitAccounts(app, { config, counter, clock }, (request) => request.account?.id)
      const enter = entering({ db, accounts, sessions, browsers, news })
      await app.register(accountRoutes({ db, accounts, sessions, otp, browsers, news, enter }))
      await app.register(passkeysRoutes({ db, accounts, passkeys, partyOf, news, enter }))
      await app.register(admission.routes)
      const companiesOf = (ids: readonly string[]) => liveCompanies(db.read, ids)
      await app.register(preferencesRoutes({ preferences, companiesOf }))
      await app.register(pushRoutes({ ...push, preferences, clock }))
      await app.register(resumesRoutes(resumes, versions))
      await app.register(resumeContentRoutes(writer))
      await app.register(resumeFontRoutes(fonts))
      await app.register(resumeExportRoutes(resumes, printer, images))
      await app.register(sharing.routes)
      await app.register(lettersRoutes({ letters, resumes, printer }))
      await app.register(hiring.routes)
    },
  }
}
