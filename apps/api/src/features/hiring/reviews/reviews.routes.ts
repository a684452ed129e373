import type { FastifyInstance } from 'fastify'
import { reviewApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { smallBodies } from '../assessments/small-bodies'
import { candidateOf } from '../core/places'
import type { SectionDeps } from '../core/section'
import type { Courses } from '../learning/courses'
import type { ReviewItems } from './review-items'
import { ReviewsService } from './reviews.service'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  courses: Courses
  items: ReviewItems
}

/** Review cards. No company's route reads any of them. */
export const reviewsRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  smallBodies(app)
  const reviews = new ReviewsService(deps)
  handle(app, reviewApi.show, async ({ request }) => reviews.show(candidateOf(request)))
  handle(app, reviewApi.settings, async ({ request, body }) => reviews.settings(candidateOf(request), body))
  handle(app, reviewApi.module, async ({ request, params }) => reviews.module(candidateOf(request), params))
  handle(app, reviewApi.answer, async ({ request, params, body }) =>
    reviews.answer(candidateOf(request), params.id, body),
  )
  handle(app, reviewApi.change, async ({ request, params, body }) =>
    reviews.edit(candidateOf(request), params.id, body),
  )
}
