import type { FastifyInstance } from 'fastify'
import { jobsApi, MATCH_EVIDENCE, MATCH_RULES, MATCH_VERSION, MATCH_WEIGHTS } from '@tryka/domain'
import { MATCH_VECTORS } from '@tryka/domain/match-vectors'
import { handle } from '../../../../http/handle'
import { candidateOf } from '../../core/places'
import type { JobsService } from './jobs.service'

/** Printed at every posting and where one applies. */
const NOTICE =
  'A score from 0 to 100 orders lists by skills, experience, place, pay and type of work. It rejects nobody: people decide, and you can ask for a person to look again.'

export const jobsRoutes = (jobs: JobsService) => async (app: FastifyInstance) => {
  handle(app, jobsApi.list, async ({ request, query }) => jobs.list(candidateOf(request), query))
  handle(app, jobsApi.get, async ({ request, params }) => jobs.get(candidateOf(request), params.id))
  handle(app, jobsApi.match, async ({ request, params }) => jobs.match(candidateOf(request), params.id))
  handle(app, jobsApi.view, async ({ request, params }) => jobs.view(candidateOf(request), params.id))
  handle(app, jobsApi.save, async ({ request, params }) => jobs.save(candidateOf(request), params.id))
  handle(app, jobsApi.unsave, async ({ request, params }) => jobs.unsave(candidateOf(request), params.id))
  handle(app, jobsApi.definition, async () => ({
    version: MATCH_VERSION as typeof MATCH_VERSION,
    weights: { ...MATCH_WEIGHTS },
    evidence: { ...MATCH_EVIDENCE },
    rules: { ...MATCH_RULES },
    notice: NOTICE,
    vectors: MATCH_VECTORS,
  }))
}
