import type { FastifyInstance } from 'fastify'
import { jobsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { candidateOf } from '../../core/places'
import type { JobsService } from './jobs.service'
import { matchDefinition } from './match-definition'

export const jobsRoutes = (jobs: JobsService) => async (app: FastifyInstance) => {
  handle(app, jobsApi.list, async ({ request, query }) => jobs.list(candidateOf(request), query))
  handle(app, jobsApi.get, async ({ request, params }) => jobs.get(candidateOf(request), params.id))
  handle(app, jobsApi.match, async ({ request, params }) => jobs.match(candidateOf(request), params.id))
  handle(app, jobsApi.view, async ({ request, params }) => jobs.view(candidateOf(request), params.id))
  handle(app, jobsApi.save, async ({ request, params }) => jobs.save(candidateOf(request), params.id))
  handle(app, jobsApi.unsave, async ({ request, params }) => jobs.unsave(candidateOf(request), params.id))
  handle(app, jobsApi.definition, async () => matchDefinition())
}
