import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Sweepable } from '../../../http/sweep'
import type { Audit } from '../../../services/audit/audit'
import { endSuspensions } from '../../../services/accounts/suspended'
import { endCompanySuspensions } from '../companies/suspend-company'
import type { Changes } from '../core/change'
import { CasesService } from './cases.service'
import { DecisionsService } from './decisions.service'
import { forgetOldCases } from './forget-moderation'
import { casesRoutes, moderationRoutes } from './moderation.routes'
import { ObjectionsService } from './objections.service'
import { ReportsService } from './reports.service'
import { SuspendedCompanies } from './suspended-companies'

const KEPT_DAYS = 365

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  /** Hides who reported. */
  reporterKey: Buffer
  administrators: () => Promise<number>
}

/** Reports, cases, decisions and objections, for both sides of the console's door. */
export function createModeration({ db, changes, audit, reporterKey, administrators }: Deps) {
  const suspended = new SuspendedCompanies(db, changes)
  const cases = new CasesService(db, changes, audit, suspended)
  const objections = new ObjectionsService(db, changes, audit, administrators)
  const sweeper: Sweepable = {
    async sweep(now) {
      const at = new Date(now).toISOString()
      // Nobody waits for this: whoever reads looks at the moment itself.
      await db.write((manager) => endSuspensions(manager, at))
      await db.write((manager) => endCompanySuspensions(manager, at))
      await db.transaction((m) => forgetOldCases(m, new Date(now - KEPT_DAYS * DAY_MS).toISOString()))
    },
  }
  return {
    sweeper,
    clockKinds: suspended.clockKinds(),
    routes: async (app: FastifyInstance) => {
      await app.register(
        moderationRoutes(new ReportsService(changes, reporterKey), new DecisionsService(db, changes)),
      )
    },
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(casesRoutes(cases, objections))
    },
  }
}
