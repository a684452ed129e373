import type { FastifyInstance, FastifyRequest } from 'fastify'
import { candidateMessagesApi, companyMessagesApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { candidateOf, memberOf } from '../core/places'
import type { Place } from '../core/places'
import { MessagesService } from './messages.service'
import { listNotifications, readNotifications } from './notifications'
import { recipientsOf } from './recipients'

/** Inbox and bell of both sides: the same calls at two addresses. */
export const messagesRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const messages = new MessagesService(deps)
  const serve = (api: typeof candidateMessagesApi, placeOf: (request: FastifyRequest) => Place) => {
    handle(app, api.list, async ({ request, query }) => messages.list(placeOf(request), query))
    handle(app, api.open, async ({ request, params }) => messages.open(placeOf(request), params.id))
    handle(app, api.compose, async ({ request, body }) => {
      const place = placeOf(request)
      return messages.compose(place, body, callOf(request, place))
    })
    handle(app, api.reply, async ({ request, params, body }) => {
      const place = placeOf(request)
      return messages.reply(place, params.id, body.body, callOf(request, place))
    })
    handle(app, api.forward, async ({ request, params, body }) => {
      const place = placeOf(request)
      return messages.forward(place, params.id, body, callOf(request, place))
    })
    handle(app, api.archive, async ({ request, params, body }) =>
      messages.archive(placeOf(request), params.id, body.value),
    )
    handle(app, api.unread, async ({ request, params, body }) =>
      messages.setUnread(placeOf(request), params.id, body.value),
    )
    handle(app, api.report, async ({ request, params, body }) =>
      messages.report(placeOf(request), params.id, body.reason),
    )
    handle(app, api.recipients, async ({ request, query }) =>
      recipientsOf(deps.db.read, placeOf(request), query.q),
    )
    handle(app, api.notifications, async ({ request, query }) =>
      listNotifications(deps.db.read, placeOf(request), query),
    )
    handle(app, api.readNotifications, async ({ request, body }) =>
      readNotifications(deps, placeOf(request), body),
    )
  }
  serve(candidateMessagesApi, candidateOf)
  serve(companyMessagesApi, memberOf)
}
