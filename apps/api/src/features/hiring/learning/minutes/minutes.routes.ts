import type { FastifyInstance } from 'fastify'
import { minutesApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { smallBodies } from '../../assessments/small-bodies'
import { candidateOf } from '../../core/places'
import type { MinutesService } from './minutes.service'

/** Minutes that are learned here. No company's route reads any of them. */
export const minutesRoutes = (minutes: MinutesService) => async (app: FastifyInstance) => {
  smallBodies(app)
  handle(app, minutesApi.beat, async ({ request, body }) => minutes.beat(candidateOf(request), body))
}
