import type { FastifyInstance, FastifyRequest } from 'fastify'
import { moderationApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { isReader, maySuspend } from '../../../http/sessions/admin-level'
import { accountOf } from '../../../services/accounts/account-gate'
import type { Audit } from '../../../services/audit/audit'
import { withoutWords } from './case-view'
import { byOf } from '../core/administrator'
import type { CasesService } from './cases.service'
import type { DecisionsService } from './decisions.service'
import type { LiftsService } from './lifts.service'
import type { ObjectionsService } from './objections.service'
import type { ReportsService } from './reports.service'
import { liveOnly } from './reports.service'

const SAMPLES: readonly unknown[] = ['demo', 'demo-team']

/** Reporting, and what those whom a decision is about read and say. */
export const moderationRoutes =
  (reports: ReportsService, decisions: DecisionsService) => async (app: FastifyInstance) => {
    handle(app, moderationApi.report, async ({ request, body }) => {
      if (SAMPLES.includes(request.namedPlace)) throw liveOnly()
      return reports.report(accountOf(request), body)
    })
    handle(app, moderationApi.decisions, async ({ request }) => decisions.list(accountOf(request)))
    handle(app, moderationApi.decision, async ({ request, params }) =>
      decisions.get(accountOf(request), params.id),
    )
    handle(app, moderationApi.object, async ({ request, params, body }) =>
      decisions.object(accountOf(request), params.id, body.text),
    )
  }

interface ConsoleDeps {
  cases: CasesService
  objections: ObjectionsService
  lifts: LiftsService
  audit: Audit
}

/** The console's cases and objections. */
export const casesRoutes =
  ({ cases, objections, lifts, audit }: ConsoleDeps) =>
  async (app: FastifyInstance) => {
    const noteRead = (request: FastifyRequest) => audit.recordRead(byOf(request).actor, request, 'cases.read')
    handle(app, moderationApi.cases, async ({ query, request }) => {
      await noteRead(request)
      return cases.list(query)
    })
    handle(app, moderationApi.getCase, async ({ params, request }) => {
      await noteRead(request)
      const found = await cases.get(params.id)
      return isReader(request) ? withoutWords(found) : found
    })
    handle(app, moderationApi.takeCase, async ({ params, request }) => cases.take(params.id, byOf(request)))
    handle(app, moderationApi.decideCase, async ({ params, body, request }) => {
      if (body.action === 'suspend') maySuspend(request, body.days)
      return cases.decide(params.id, body, byOf(request))
    })
    handle(app, moderationApi.objections, async ({ query, request }) => {
      await noteRead(request)
      return objections.list(query, byOf(request).actor)
    })
    handle(app, moderationApi.decideObjection, async ({ params, body, request }) =>
      objections.decide(params.id, body, byOf(request)),
    )
    handle(app, moderationApi.lift, async ({ params, body, request }) =>
      lifts.lift(params.id, body.reason, byOf(request)),
    )
  }
