import type { FastifyInstance, FastifyRequest } from 'fastify'
import { moderationApi } from '@tryka/domain'
import { unauthenticated } from '../../../app-error'
import { handle } from '../../../http/handle'
import { maySuspend } from '../../../http/sessions/admin-level'
import { accountOf } from '../../../services/accounts/account-gate'
import type { By, CasesService } from './cases.service'
import type { DecisionsService } from './decisions.service'
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

/** The administrator behind a call, for the audit. */
export function byOf(request: FastifyRequest): By {
  if (!request.session.admin) throw unauthenticated()
  return { actor: request.session.admin.username, request }
}

/** The console's cases and objections. */
export const casesRoutes =
  (cases: CasesService, objections: ObjectionsService) => async (app: FastifyInstance) => {
    handle(app, moderationApi.cases, async ({ query }) => cases.list(query.state))
    handle(app, moderationApi.getCase, async ({ params }) => cases.get(params.id))
    handle(app, moderationApi.takeCase, async ({ params, request }) => cases.take(params.id, byOf(request)))
    handle(app, moderationApi.decideCase, async ({ params, body, request }) => {
      if (body.action === 'suspend') maySuspend(request, body.days)
      return cases.decide(params.id, body, byOf(request))
    })
    handle(app, moderationApi.objections, async ({ request }) => objections.list(byOf(request).actor))
    handle(app, moderationApi.decideObjection, async ({ params, body, request }) =>
      objections.decide(params.id, body, byOf(request)),
    )
  }
