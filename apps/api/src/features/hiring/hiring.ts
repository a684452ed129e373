import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { HOUR_MS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import type { Gate, Gates } from '../../http/access'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import type { Sweepable } from '../../http/sweep'
import { deriveKey } from '../../keys'
import { seedClock } from '../../seed-clock'
import type { AccountRow } from '../../services/accounts/account.entity'
import type { AccountSessions } from '../../services/accounts/account-sessions.service'
import type { AccountsService } from '../../services/accounts/accounts.service'
import type { DayBudget } from '../../services/accounts/day-budget'
import type { StorageQuota } from '../../services/accounts/storage-quota'
import type { Attempts } from '../../services/attempts/attempts'
import { Audit } from '../../services/audit/audit'
import { AuditList } from '../../services/audit/audit-list'
import { TxtRecords } from '../../services/domains/txt-records'
import type { Idempotency } from '../../services/idempotency/idempotency'
import type { ClockKind } from '../../services/clockwork/clockwork'
import { Images } from '../../services/images/images'
import type { OtpService } from '../../services/otp/otp.service'
import type { Outbox } from '../../services/outbox/outbox'
import type { Troubles } from '../../services/troubles/troubles'
import type { PdfPrinter } from '../resumes/resume-pdf'
import { BlocksService } from './blocks/blocks.service'
import { blocksRoutes } from './blocks/blocks.routes'
import { FirstContactAnswers } from './first-contacts/first-contact-answers'
import { firstContactsRoutes } from './first-contacts/first-contacts.routes'
import { FirstContactsService } from './first-contacts/first-contacts.service'
import { ShareLinksService } from './share-links/share-links.service'
import { shareLinksRoutes } from './share-links/share-links.routes'
import { ShareVisits } from './share-links/visits'
import { viewsRoutes } from './views/views.routes'
import { ViewsService } from './views/views.service'
import { UsersService } from './console/users.service'
import { CompanyDecisionsService } from './console/company-decisions.service'
import { companyDecisionsRoutes, usersRoutes } from './console/users.routes'
import { Changes } from './core/change'
import { createModeration } from './moderation/create-moderation'
import { takeUpDecisions } from './moderation/kept-addresses'
import { liveRoutes } from './frame/live/live.routes'
import type { LiveBus } from './core/live/live-bus'
import { liveRetention } from './core/live/table-words'
import { weeklyDigests } from './postings/digests/digests'
import { SearchAlerts } from './postings/searches/search-alerts'
import { createSections } from './sections'
import { answersDue } from './time/answers-due'
import { interviewReminders } from './time/interview-reminders'
import { liveMoves } from './time/live-clock'
import { Timekeeper } from './time/timekeeper'
import { CompaniesService } from './companies/companies.service'
import { companiesRoutes } from './companies/companies.routes'
import { CompanyChanges } from './companies/company-change'
import { CompanyList } from './companies/company-list'
import { CompanyQueue } from './companies/company-queue'
import { companyQueueRoutes } from './companies/company-queue.routes'
import { ClosingCompanies } from './companies/closing/close-company'
import { closingRoutes } from './companies/closing/closing.routes'
import { endedApplications } from './leaving/forget-ended'
import { createAppeals } from './assessments/appeals/create-appeals'
import { createAssessments } from './assessments/create-assessments'
import { joinRequestEnds } from './companies/joining/join-request-ends'
import { JoiningTeams } from './companies/joining/join-requests'
import { joinRequestsRoutes } from './companies/joining/join-requests.routes'
import { logoRoutes } from './companies/logo/logo.routes'
import { Logos } from './companies/logo/logos'
import { proofChecks } from './companies/proof-checks'
import { Questions } from './companies/questions'
import { DnsVerification } from './companies/dns-verification.service'
import { Verification } from './companies/verification.service'
import { leavingRoutes } from './leaving/leaving.routes'

import { createColumns } from './matching/columns/create-columns'
import { Leaving } from './leaving/leaving.service'
import { placeGates } from './places/place-gates'
import { placesRoutes } from './frame/places.routes'
import { PlacesService } from './places/places.service'
import { endedPlaceRetention } from './places/ended-places'
import { Profiles } from './places/profiles'
import { PublicMarket } from './public-market/public-market'
import { listings } from './profile/listings'
import { SelfIdentifications } from './profile/self-identifications'
import { marketRoutes } from './frame/market.routes'
import { MARKET_BYTES, MarketsService } from './market/markets.service'

export interface HiringDeps {
  config: Config
  db: Database
  clock: Clock
  outbox: Outbox
  troubles: Troubles
  bus: LiveBus
  idempotency: Idempotency
  printer: PdfPrinter
  /** Those of the browsers' sessions that are still open. */
  openSessions: (ids: readonly string[]) => Promise<Set<string>>
  log: FastifyBaseLogger
  /** A market counts like all that is stored. */
  budget: DayBudget
  /** A resume that is sent is stored once more. */
  quota: StorageQuota
  otp: OtpService
  attempts: Attempts
  browsers: KnownBrowsers
  /** Finds the account of a request, or refuses. */
  knownAccount: Gate
  sessions: AccountSessions
  /** Takes an account away whole, as its person would. */
  eraseAccount: AccountsService['erase']
  /** How many administrators there are. */
  administrators: () => Promise<number>
}

/** Both dashboards' hiring: markets, the ways things move in them, and what each side sees. */
export function createHiring(deps: HiringDeps) {
  const { config, db, clock, outbox, bus, idempotency, openSessions, log } = deps
  const changes = new Changes({
    db,
    clock,
    idempotency,
    bus,
    outbox,
    closeOutDays: config.closeOutDays,
    directoryAfterMinutes: config.directoryAfterMinutes,
    // A deadlock that PostgreSQL ends by itself is better than a refusal.
    ...(config.env === 'production'
      ? { outOfOrder: (what: string) => log.error({ what }, 'rows were held out of order') }
      : {}),
  })
  const markets = new MarketsService(db, seedClock(clock, config.seedNow))
  const selfIdentifications = new SelfIdentifications(
    db,
    clock,
    deriveKey(config.sessionSecret, 'self-identification'),
  )
  const admit = (request: FastifyRequest) => deps.budget.spend(request, MARKET_BYTES)
  const timekeeper = new Timekeeper(db, changes, clock)
  const places = new PlacesService(db, markets, clock)
  const gates: Pick<Gates, 'candidate' | 'company' | 'place'> = placeGates(places, deps.knownAccount, {
    arrive: (id) => timekeeper.arrive(id),
    admit,
  })
  const columns = createColumns(db, config, log)
  const section = { db, clock, config, changes, columns }
  const assessments = createAssessments({ ...section, attempts: deps.attempts, log })
  const sections = createSections({
    ...section,
    assessments,
    quota: deps.quota,
    printer: deps.printer,
  })
  const addressKey = deriveKey(config.sessionSecret, 'reporters')
  const leaving = new Leaving(db, changes, places, addressKey)
  const noteLook = (isAnswered: boolean) =>
    (isAnswered ? deps.troubles.noteSuccess('dns') : deps.troubles.noteFailure('dns')).catch(
      (error: unknown) => log.warn({ err: error }, 'a look into the DNS could not be noted'),
    )
  const records = new TxtRecords(config.dnsServers, undefined, (isAnswered) => void noteLook(isAnswered))
  const dns = new DnsVerification({
    db,
    changes,
    attempts: deps.attempts,
    records,
    onFailure: (error) => log.warn({ err: error }, 'a record in the DNS could not be looked up'),
  })
  const audit = new Audit(db, clock)
  const moderation = createModeration({
    db,
    changes,
    audit,
    reporterKey: addressKey,
    administrators: deps.administrators,
    onTrouble: (error) => log.error({ err: error }, 'a suspension could not be gone on with'),
  })
  const appeals = createAppeals({
    ...section,
    ...assessments.parts,
    audit,
    onTrouble: (error) => log.error({ err: error }, 'an attempt could not be scored again'),
  })
  const questions = new Questions(changes, audit)
  const joining = new JoiningTeams({ db, changes, otp: deps.otp })
  const closing = new ClosingCompanies(db, changes)
  const logos = new Logos(db, changes, new Images())
  const users = new UsersService({ ...deps, changes, audit, audited: new AuditList(db) })
  const { suspended } = moderation
  const companyDecisions = new CompanyDecisionsService({ db, changes, audit, suspended, closing })
  const visits = new ShareVisits(db, (error) => log.warn({ err: error }, 'visits could not be counted'))
  const views = new ViewsService(db)
  const sweepables: Sweepable[] = [timekeeper, views, moderation.sweeper, dns]
  const clockKinds: ClockKind[] = [
    endedPlaceRetention(db, clock),
    ...liveMoves({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'the clock could not move a row'),
    }),
    {
      name: 'closing companies',
      everyMs: 10_000,
      run: async () => {
        await closing.goOn((error) => log.error({ err: error }, 'a company could not be closed'))
        return false
      },
    },
    {
      name: 'companies without anybody',
      everyMs: HOUR_MS,
      run: async () => {
        await closing.closeEmpty((error) => log.error({ err: error }, 'a company could not be closed'))
        return false
      },
    },
    proofChecks({
      db,
      clock,
      changes,
      records,
      onTrouble: (error) => log.warn({ err: error }, 'a proof could not be looked at again'),
    }),
    listings({
      db,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'a profile could not be listed'),
    }),
    endedApplications({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'an old application could not be forgotten'),
    }),
    joinRequestEnds({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'a request to join could not end'),
    }),
    ...interviewReminders({ db, clock, outbox }),
    answersDue({ db, clock, outbox }),
    new SearchAlerts(section, sections.jobs, (error) =>
      log.error({ err: error }, 'a saved search could not look'),
    ).kind(),
    weeklyDigests({
      db,
      clock,
      outbox,
      jobs: sections.jobs,
      onTrouble: (error) => log.error({ err: error }, 'a digest could not be made'),
    }),
    ...assessments.clockKinds,
    ...appeals.clockKinds,
    ...liveRetention(db),
    ...moderation.clockKinds,
  ]

  return {
    gates,
    sweepables,
    /** What is due by time in the live market. */
    clockKinds,
    /** Takes an account out of the live market, or refuses. */
    leave: (accountId: string) => leaving.leave(accountId),
    /** What was decided about an address holds for its new account. */
    arrive: (manager: EntityManager, account: AccountRow) =>
      takeUpDecisions(manager, addressKey, { account, at: clock.now().toISOString() }),
    /** Where the process for best matches is; undefined while none is needed. */
    matching: () => columns.state(),
    close: async () => {
      await visits.flush()
      await assessments.close()
      await columns.close()
    },
    /** The live market as everybody may read it. */
    publicMarket: new PublicMarket(db, clock, visits, columns),
    adminRoutes: async (app: FastifyInstance) => {
      const queue = new CompanyQueue(db, changes, audit)
      await app.register(companyQueueRoutes({ queue, list: new CompanyList(db), questions, audit }))
      await app.register(moderation.adminRoutes)
      await app.register(usersRoutes(users, audit))
      await app.register(companyDecisionsRoutes(companyDecisions, audit))
      await app.register(appeals.adminRoutes)
    },
    routes: async (app: FastifyInstance) => {
      await app.register(marketRoutes({ db, clock, markets, places, selfIdentifications, admit, bus }))
      await app.register(placesRoutes({ db, clock, markets, places, profiles: new Profiles(changes) }))
      await app.register(
        companiesRoutes({
          companies: new CompaniesService(changes, config.dayFactor),
          verification: new Verification(db, changes, deps.otp),
          dns,
          questions,
          companyChanges: new CompanyChanges(changes),
          browsers: deps.browsers,
        }),
      )
      await app.register(joinRequestsRoutes(joining, deps.browsers))
      await app.register(logoRoutes(logos))
      await app.register(closingRoutes(closing))
      await app.register(leavingRoutes({ db, leaving }))
      await app.register(liveRoutes({ db, clock, bus, places, openSessions }))
      await app.register(blocksRoutes(new BlocksService(db, changes)))
      await app.register(shareLinksRoutes(new ShareLinksService(db, changes, config.publicUrl)))
      await app.register(viewsRoutes(views))
      await app.register(
        firstContactsRoutes(new FirstContactsService(db, changes), new FirstContactAnswers(changes)),
      )
      await app.register(moderation.routes)
      await app.register(appeals.routes)
      await app.register(sections.routes)
    },
  }
}
