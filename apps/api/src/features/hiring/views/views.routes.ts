import type { FastifyInstance } from 'fastify'
import { viewsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { candidateOf } from '../core/places'
import type { ViewsService } from './views.service'

/** Who looked at a profile, for its person alone. */
export const viewsRoutes = (views: ViewsService) => async (app: FastifyInstance) => {
  handle(app, viewsApi.list, async ({ request, query }) => views.list(candidateOf(request), query))
}
