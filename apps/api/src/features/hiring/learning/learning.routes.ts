import type { FastifyInstance } from 'fastify'
import { learningApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { candidateOf } from '../core/places'
import { LearningService } from './learning.service'

/** Learning Paths. */
export const learningRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const learning = new LearningService(deps)
  handle(app, learningApi.get, async ({ request }) => learning.get(candidateOf(request)))
  handle(app, learningApi.enroll, async ({ request, params }) =>
    learning.enroll(candidateOf(request), params.id),
  )
  handle(app, learningApi.progress, async ({ request, params, body }) =>
    learning.progress(candidateOf(request), params.id, body),
  )
  handle(app, learningApi.session, async ({ request, params, body }) => {
    const place = candidateOf(request)
    return learning.logSession(place, params.id, body, callOf(request, place))
  })
  handle(app, learningApi.drop, async ({ request, params }) => learning.drop(candidateOf(request), params.id))
  handle(app, learningApi.goal, async ({ request, body }) => learning.setGoal(candidateOf(request), body))
}
