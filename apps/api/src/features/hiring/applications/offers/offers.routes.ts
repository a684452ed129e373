import type { FastifyInstance } from 'fastify'
import { offersApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { oneCall } from '../../../../services/idempotency/idempotency'
import { memberOf } from '../../core/places'
import type { OffersService } from './offers.service'

export const offersRoutes = (offers: OffersService) => async (app: FastifyInstance) => {
  handle(app, offersApi.draft, async ({ request, params, body }) => {
    const place = memberOf(request)
    return offers.draft(place, params.id, body, oneCall(request, place.accountId))
  })
  handle(app, offersApi.update, async ({ request, params, body }) =>
    offers.update(memberOf(request), params.id, body),
  )
  handle(app, offersApi.remove, async ({ request, params }) => offers.remove(memberOf(request), params.id))
  handle(app, offersApi.send, async ({ request, params, body }) => {
    const place = memberOf(request)
    return offers.send(place, params.id, body, oneCall(request, place.accountId))
  })
  handle(app, offersApi.rescind, async ({ request, params, body }) =>
    offers.rescind(memberOf(request), params.id, body),
  )
}
