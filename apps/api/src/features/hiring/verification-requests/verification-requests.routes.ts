import type { FastifyInstance } from 'fastify'
import { verificationRequestsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { memberOf } from '../core/places'
import { callOf } from '../core/section'
import type { VerificationRequestsService } from './verification-requests.service'

/** A company asks people to verify a skill. */
export const verificationRequestsRoutes =
  (requests: VerificationRequestsService) => async (app: FastifyInstance) => {
    handle(app, verificationRequestsApi.list, async ({ request, params, query }) =>
      requests.list(memberOf(request), params.id, query.postingId),
    )
    handle(app, verificationRequestsApi.ask, async ({ request, params, body }) => {
      const place = memberOf(request)
      return requests.ask(place, params.id, body, callOf(request, place))
    })
  }
