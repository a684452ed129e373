import type { FastifyInstance } from 'fastify'
import { learningApi, moduleApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { practiserOf } from '../assessments/practice.routes'
import { smallBodies } from '../assessments/small-bodies'
import { callOf } from '../core/section'
import { candidateOf } from '../core/places'
import type { LearningService } from './learning.service'
import type { ModulesService } from './modules.service'

/** Learning Paths, and the modules in them. No company's route reads any of it. */
export const learningRoutes =
  ({ learning, modules }: { learning: LearningService; modules: ModulesService }) =>
  async (app: FastifyInstance) => {
    smallBodies(app)
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
    handle(app, learningApi.drop, async ({ request, params }) =>
      learning.drop(candidateOf(request), params.id),
    )
    handle(app, learningApi.goal, async ({ request, body }) => learning.setGoal(candidateOf(request), body))
    handle(app, moduleApi.show, async ({ request, params }) => modules.show(candidateOf(request), params))
    handle(app, moduleApi.answer, async ({ request, params, body }) =>
      modules.answer(candidateOf(request), practiserOf(request), params, body),
    )
    handle(app, moduleApi.run, async ({ request, params, body }) =>
      modules.run(candidateOf(request), practiserOf(request), params, body),
    )
    handle(app, moduleApi.rate, async ({ request, params, body }) =>
      learning.rate(candidateOf(request), params.id, body),
    )
    handle(app, moduleApi.notify, async ({ request, params }) =>
      learning.notify(candidateOf(request), params.id),
    )
  }
