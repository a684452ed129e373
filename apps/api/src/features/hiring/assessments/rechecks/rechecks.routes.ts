import type { FastifyInstance } from 'fastify'
import { rechecksApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { candidateOf } from '../../core/places'
import type { RechecksService } from './rechecks.service'

/** Five tasks that look at a result again. */
export const rechecksRoutes = (rechecks: RechecksService) => async (app: FastifyInstance) => {
  handle(app, rechecksApi.show, async ({ request, params }) => rechecks.show(candidateOf(request), params.id))
  handle(app, rechecksApi.accept, async ({ request, params }) =>
    rechecks.accept(candidateOf(request), params.id),
  )
  handle(app, rechecksApi.decline, async ({ request, params }) =>
    rechecks.decline(candidateOf(request), params.id),
  )
  handle(app, rechecksApi.start, async ({ request, params }) =>
    rechecks.start(candidateOf(request), params.id),
  )
  handle(app, rechecksApi.answer, async ({ request, params, body }) =>
    rechecks.answer(candidateOf(request), params.id, body),
  )
}
