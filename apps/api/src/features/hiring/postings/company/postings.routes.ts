import type { FastifyInstance } from 'fastify'
import { postingsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { oneCall } from '../../../../services/idempotency/idempotency'
import { memberOf } from '../../core/places'
import type { PostingsService } from './postings.service'

export const postingsRoutes = (postings: PostingsService) => async (app: FastifyInstance) => {
  handle(app, postingsApi.list, async ({ request, query }) => postings.list(memberOf(request), query))
  handle(app, postingsApi.create, async ({ request, body }) => {
    const place = memberOf(request)
    return postings.create(place, body, oneCall(request, place.accountId))
  })
  handle(app, postingsApi.get, async ({ request, params }) => postings.get(memberOf(request), params.id))
  handle(app, postingsApi.update, async ({ request, params, body }) =>
    postings.update(memberOf(request), params.id, body),
  )
  handle(app, postingsApi.setTeam, async ({ request, params, body }) =>
    postings.setTeam(memberOf(request), params.id, body),
  )
  handle(app, postingsApi.remove, async ({ request, params }) =>
    postings.remove(memberOf(request), params.id),
  )
  handle(app, postingsApi.publish, async ({ request, params, body }) => {
    const place = memberOf(request)
    return postings.publish(place, params.id, body.version, oneCall(request, place.accountId))
  })
  handle(app, postingsApi.unpublish, async ({ request, params, body }) =>
    postings.unpublish(memberOf(request), params.id, body.version),
  )
  handle(app, postingsApi.reopen, async ({ request, params, body }) =>
    postings.reopen(memberOf(request), params.id, body.version),
  )
  handle(app, postingsApi.duplicate, async ({ request, params }) =>
    postings.duplicate(memberOf(request), params.id),
  )
}
