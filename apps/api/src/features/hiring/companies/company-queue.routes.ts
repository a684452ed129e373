import type { FastifyInstance, FastifyRequest } from 'fastify'
import { companiesApi } from '@tryka/domain'
import { unauthenticated } from '../../../app-error'
import { handle } from '../../../http/handle'
import type { CompanyQueue } from './company-queue'
import type { Questions } from './questions'

const adminOf = (request: FastifyRequest): string => {
  if (!request.session.admin) throw unauthenticated()
  return request.session.admin.username
}

/** The console's queue of companies. */
export const companyQueueRoutes =
  (queue: CompanyQueue, questions: Questions) => async (app: FastifyInstance) => {
    handle(app, companiesApi.cases, async ({ query }) => queue.list(query.state))
    handle(app, companiesApi.decide, async ({ params, body, request }) =>
      queue.decide(params.id, body, { actor: adminOf(request), request }),
    )
    handle(app, companiesApi.ask, async ({ params, body, request }) =>
      questions.ask(params.id, body, { actor: adminOf(request), request }),
    )
  }
