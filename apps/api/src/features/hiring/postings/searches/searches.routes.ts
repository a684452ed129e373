import type { FastifyInstance } from 'fastify'
import { jobsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { callOf } from '../../core/section'
import type { SectionDeps } from '../../core/section'
import type { JobsService } from '../candidate/jobs.service'
import { candidateOf } from '../../core/places'
import { SearchesService } from './searches'

/** Saved searches. */
export const searchesRoutes = (deps: SectionDeps, jobs: JobsService) => async (app: FastifyInstance) => {
  const searches = new SearchesService(deps, jobs)
  handle(app, jobsApi.searches, async ({ request }) => searches.list(candidateOf(request)))
  handle(app, jobsApi.createSearch, async ({ request, body }) => {
    const place = candidateOf(request)
    return searches.create(place, body, callOf(request, place))
  })
  handle(app, jobsApi.updateSearch, async ({ request, params, body }) =>
    searches.update(candidateOf(request), params.id, body),
  )
  handle(app, jobsApi.deleteSearch, async ({ request, params }) =>
    searches.remove(candidateOf(request), params.id),
  )
}
