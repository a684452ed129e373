import type { FastifyInstance } from 'fastify'
import { correctionsApi } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import { byOf } from '../core/administrator'
import type { Changes } from '../core/change'
import { candidateOf } from '../core/places'
import { Courses } from '../learning/courses'
import { coachContent } from './coach-content'
import { coachUsage } from './coach-usage'
import { CorrectionDesk } from './correction-desk'
import { CorrectionsService } from './corrections.service'

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  attempts: Attempts
  audit: Audit
  isUnreviewedShown: boolean
}

/** What people say is wrong with questions and modules, and the console's page of the coach. */
export function createCorrections({ db, clock, changes, attempts, audit, isUnreviewedShown }: Deps) {
  const courses = new Courses(isUnreviewedShown)
  const corrections = new CorrectionsService({ db, changes, attempts, courses })
  const desk = new CorrectionDesk({ db, changes, audit })
  return {
    routes: async (app: FastifyInstance) => {
      handle(app, correctionsApi.make, async ({ request, body }) =>
        corrections.make(candidateOf(request), body),
      )
      handle(app, correctionsApi.own, async ({ request }) => corrections.own(candidateOf(request)))
    },
    adminRoutes: async (app: FastifyInstance) => {
      handle(app, correctionsApi.list, async ({ query, request }) => {
        await audit.recordRead(byOf(request).actor, request, 'coach.read')
        return desk.list(query)
      })
      handle(app, correctionsApi.show, async ({ params, request }) => {
        await audit.recordRead(byOf(request).actor, request, 'coach.read')
        return desk.show(params.id)
      })
      handle(app, correctionsApi.decide, async ({ params, body, request }) =>
        desk.decide(params.id, body, byOf(request)),
      )
      handle(app, correctionsApi.content, async ({ request }) => {
        await audit.recordRead(byOf(request).actor, request, 'coach.read')
        return coachContent(courses)
      })
      handle(app, correctionsApi.usage, async ({ request }) => {
        await audit.recordRead(byOf(request).actor, request, 'coach.read')
        return coachUsage(db.read, clock.now())
      })
    },
  }
}
