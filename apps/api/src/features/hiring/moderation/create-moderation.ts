import type { FastifyInstance } from 'fastify'
import { DAY_MS, KEPT_DAYS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Sweepable } from '../../../http/sweep'
import type { Audit } from '../../../services/audit/audit'
import type { Changes } from '../core/change'
import { CasesService } from './cases.service'
import { DecisionsService } from './decisions.service'
import { forgetOldCases } from './forget-moderation'
import { casesRoutes, moderationRoutes } from './moderation.routes'
import { LiftsService } from './lifts.service'
import { ObjectionsService } from './objections.service'
import { forgetAddresses } from './kept-addresses'
import { ReportsService } from './reports.service'
import { SuspendedCompanies } from './suspended-companies'
import { suspensionEnds } from './suspension-ends'

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  /** Hides whose an address is. */
  reporterKey: Buffer
  administrators: () => Promise<number>
  /** Hears of a subject that the clock could not go on with. */
  onTrouble: (error: unknown) => void
}

/** Reports, cases, decisions and objections, for both sides of the console's door. */
export function createModeration(deps: Deps) {
  const { db, changes, audit, reporterKey, administrators, onTrouble } = deps
  const suspended = new SuspendedCompanies(db, changes, onTrouble)
  const cases = new CasesService(db, changes, audit, suspended)
  const objections = new ObjectionsService(db, changes, audit, administrators)
  const lifts = new LiftsService(changes, audit)
  const sweeper: Sweepable = {
    async sweep(now) {
      await db.write((manager) => forgetAddresses(manager, new Date(now).toISOString()))
      await db.transaction((m) => forgetOldCases(m, new Date(now - KEPT_DAYS.case * DAY_MS).toISOString()))
    },
  }
  return {
    suspended,
    sweeper,
    clockKinds: [...suspended.clockKinds(), suspensionEnds({ db, changes, onTrouble })],
    routes: async (app: FastifyInstance) => {
      await app.register(
        moderationRoutes(new ReportsService(changes, reporterKey), new DecisionsService(db, changes)),
      )
    },
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(casesRoutes({ cases, objections, lifts, audit }))
    },
  }
}
