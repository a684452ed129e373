import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import type { Gate, Gates } from '../../http/access'
import type { Sweepable } from '../../http/sweep'
import { deriveKey } from '../../keys'
import { seedClock } from '../../seed-clock'
import type { Mailer } from '../../mail/mailer'
import type { Idempotency } from '../idempotency/idempotency'
import type { PdfPrinter } from '../resumes/resume-pdf'
import { Changes } from './core/change'
import { eventsRoutes } from './core/events.routes'
import { pollingBus, processBus, redisBus } from './core/live-bus'
import { Post } from './core/post'
import { createMarket } from './market'
import { SearchAlerts } from './searches/search-alerts'
import { sectionRoutes } from './sections'
import { Timekeeper } from './time/timekeeper'
import { placeGates } from './workspace/places'
import { SelfIdentifications } from './workspace/self-identifications'
import { workspaceRoutes } from './workspace/workspace.routes'
import { WorkspacesService } from './workspace/workspaces.service'

export interface HiringDeps {
  config: Config
  db: Database
  clock: Clock
  mailer: Mailer
  redis?: Redis | undefined
  idempotency: Idempotency
  printer: PdfPrinter
  log: FastifyBaseLogger
  /** Finds the account of a request, or refuses. */
  knownAccount: Gate
}

/** Both dashboards' hiring: workspaces, the ways things move in them, and what each side sees. */
export function createHiring(deps: HiringDeps) {
  const { config, db, clock, mailer, redis, idempotency, log } = deps
  const bus = redis ? redisBus(redis, config.redisPrefix) : db.isSqlite ? processBus() : pollingBus(db)
  const post = new Post(mailer, {
    realAddressesOnly: config.mail.smtpUrl !== undefined,
    onFailure: (error) => log.warn({ err: error }, 'a mail about a change could not be sent'),
  })
  const changes = new Changes({ db, clock, idempotency, bus, post })
  const workspaces = new WorkspacesService(db, seedClock(clock, config.seedNow))
  const selfIdentifications = new SelfIdentifications(
    db,
    clock,
    deriveKey(config.sessionSecret, 'self-identification'),
  )
  const timekeeper = new Timekeeper(db, changes, clock)
  const gates: Pick<Gates, 'candidate' | 'company'> = placeGates(workspaces, deps.knownAccount, (id) =>
    timekeeper.arrive(id),
  )
  const section = { db, clock, config, changes }
  const market = createMarket({ ...section, workspaces, printer: deps.printer })
  const sweepables: Sweepable[] = [timekeeper, new SearchAlerts(section, market.jobs)]

  return {
    gates,
    sweepables,
    close: () => bus.close(),
    routes: async (app: FastifyInstance) => {
      await app.register(workspaceRoutes({ db, clock, workspaces, selfIdentifications }))
      await app.register(eventsRoutes({ db, clock, bus }))
      await app.register(market.routes)
      await app.register(sectionRoutes(section, market.jobs))
    },
  }
}
