import type { FastifyInstance } from 'fastify'
import { applicationsApi, CAREERS_SOURCE } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { oneCall } from '../../../../services/idempotency/idempotency'
import type { OfferAnswers } from '../offers/offer-answers'
import { candidateOf } from '../../core/places'
import type { ApplicationsService } from './applications.service'

export const applicationsRoutes =
  (applications: ApplicationsService, answers: OfferAnswers) => async (app: FastifyInstance) => {
    handle(app, applicationsApi.list, async ({ request, query }) =>
      applications.list(candidateOf(request), query),
    )
    handle(app, applicationsApi.get, async ({ request, params }) =>
      applications.get(candidateOf(request), params.id),
    )
    handle(app, applicationsApi.apply, async ({ request, params, query, body }) => {
      const place = candidateOf(request)
      const way = { fromPublicPage: query.src === CAREERS_SOURCE, shareCode: query.ref }
      const sent = { ...body, ...way }
      return applications.apply(place, params.id, sent, oneCall(request, place.accountId))
    })
    handle(app, applicationsApi.notes, async ({ request, params, body }) =>
      applications.saveNotes(candidateOf(request), params.id, body),
    )
    handle(app, applicationsApi.withdraw, async ({ request, params, body }) =>
      applications.withdraw(candidateOf(request), params.id, body),
    )
    handle(app, applicationsApi.respond, async ({ request, params, body }) => {
      const place = candidateOf(request)
      return answers.respond(place, params.id, body, oneCall(request, place.accountId))
    })
    handle(app, applicationsApi.explain, async ({ request, params }) =>
      applications.explain(candidateOf(request), params.id),
    )
  }
