import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Gates } from '../../http/access'
import type { Sweepable } from '../../http/sweep'
import { deriveKey } from '../../keys'
import { seedClock } from '../../seed-clock'
import type { AccountRow } from '../../services/accounts/account.entity'
import { Audit } from '../../services/audit/audit'
import { AuditList } from '../../services/audit/audit-list'
import type { ClockKind } from '../../services/clockwork/clockwork'
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
import { practiceRetention } from './coach/practice-retention'
import { talkRetention } from './conversation/talk-retention'
import { answerRetention } from './learning/answer-retention'
import { Courses } from './learning/courses'
import { WeeklyLearning } from './learning/digest/weekly-learning'
import { openedPaths } from './learning/path-opened'
import { Changes } from './core/change'
import { creditClock } from './credits/credit-clock'
import { createModeration } from './moderation/create-moderation'
import { takeUpDecisions } from './moderation/kept-addresses'
import { liveRoutes } from './frame/live/live.routes'
import { liveRetention } from './core/live/table-words'
import { weeklyDigests } from './postings/digests/digests'
import { SearchAlerts } from './postings/searches/search-alerts'
import { createSections } from './sections'
import { answersDue } from './time/answers-due'
import { interviewReminders } from './time/interview-reminders'
import { liveMoves } from './time/live-clock'
import { Timekeeper } from './time/timekeeper'
import { endedApplications } from './leaving/forget-ended'
import { createCorrections } from './corrections/create-corrections'
import { createPeers } from './peers/create-peers'
import { createCompanies } from './companies/create-companies'
import type { HiringDeps } from './hiring-deps'
import { createProofs } from './proofs'
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
  const audit = new Audit(db, clock)
  const { attempts, banks, authority } = deps
  const isUnreviewedShown = deps.isUnreviewedShown ?? false
  const proofs = createProofs({ ...section, attempts, banks, audit, authority, isUnreviewedShown, log })
  const { assessments } = proofs
  const sections = createSections({
    ...section,
    assessments,
    finished: proofs.finished,
    quota: deps.quota,
    printer: deps.printer,
    model: deps.model,
    isUnreviewedShown,
    log,
  })
  const addressKey = deriveKey(config.sessionSecret, 'reporters')
  const leaving = new Leaving(db, changes, places, addressKey)
  const moderation = createModeration({
    db,
    changes,
    audit,
    reporterKey: addressKey,
    administrators: deps.administrators,
    onTrouble: (error) => log.error({ err: error }, 'a suspension could not be gone on with'),
  })
  const { closing, ...companies } = createCompanies({ ...deps, changes, audit })
  const corrections = createCorrections({
    db,
    clock,
    changes,
    attempts,
    audit,
    isUnreviewedShown,
  })
  const peers = createPeers({
    db,
    clock,
    changes,
    attempts,
    audit,
    onTrouble: (error) => log.error({ err: error }, 'help between people could not be gone on with'),
  })
  const users = new UsersService({ ...deps, changes, audit, audited: new AuditList(db) })
  const { suspended } = moderation
  const companyDecisions = new CompanyDecisionsService({ db, changes, audit, suspended, closing })
  const visits = new ShareVisits(db, (error) => log.warn({ err: error }, 'visits could not be counted'))
  const views = new ViewsService(db)
  const sweepables: Sweepable[] = [timekeeper, views, moderation.sweeper, companies.sweeper]
  const clockKinds: ClockKind[] = [
    endedPlaceRetention(db, clock),
    ...liveMoves({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'the clock could not move a row'),
    }),
    ...companies.clockKinds,
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
    ...practiceRetention({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'practice could not be ended or deleted'),
    }),
    talkRetention({ db, clock }),
    answerRetention({ db, clock }),
    openedPaths({
      db,
      changes,
      courses: new Courses(isUnreviewedShown),
      onTrouble: (error) => log.error({ err: error }, 'that a path is open could not be told'),
    }),
    ...creditClock({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'the ledger of credits'),
    }),
    ...peers.clockKinds,
    ...interviewReminders({ db, clock, outbox }),
    answersDue({ db, clock, outbox }),
    new SearchAlerts(section, sections.jobs, (error) =>
      log.error({ err: error }, 'a saved search could not look'),
    ).kind(),
    weeklyDigests({
      db,
      clock,
      changes,
      jobs: sections.jobs,
      learning: new WeeklyLearning({
        db,
        pathOf: (place) => sections.guidance.path(place),
        onTrouble: (error) => log.error({ err: error }, 'a digest has no next step'),
      }),
      onTrouble: (error) => log.error({ err: error }, 'a digest could not be made'),
    }),
    ...proofs.clockKinds,
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
    /** Credentials that their holders share. */
    badgesRoutes: proofs.badgesRoutes,
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(companies.adminRoutes)
      await app.register(moderation.adminRoutes)
      await app.register(usersRoutes(users, audit))
      await app.register(companyDecisionsRoutes(companyDecisions, audit))
      await app.register(proofs.adminRoutes)
      await app.register(corrections.adminRoutes)
      await app.register(peers.adminRoutes)
    },
    routes: async (app: FastifyInstance) => {
      await app.register(marketRoutes({ db, clock, markets, places, selfIdentifications, admit, bus }))
      await app.register(placesRoutes({ db, clock, markets, places, profiles: new Profiles(changes) }))
      await app.register(companies.routes)
      await app.register(leavingRoutes({ db, leaving }))
      await app.register(liveRoutes({ db, clock, bus, places, openSessions }))
      await app.register(blocksRoutes(new BlocksService(db, changes)))
      await app.register(shareLinksRoutes(new ShareLinksService(db, changes, config.publicUrl)))
      await app.register(viewsRoutes(views))
      await app.register(
        firstContactsRoutes(new FirstContactsService(db, changes), new FirstContactAnswers(changes)),
      )
      await app.register(moderation.routes)
      await app.register(proofs.routes)
      await app.register(corrections.routes)
      await app.register(peers.routes)
      await app.register(sections.routes)
    },
  }
}
