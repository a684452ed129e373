import type { FastifyInstance } from 'fastify'
import { overviewApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import type { SectionDeps } from '../core/section'
import type { JobsService } from '../postings/candidate/jobs.service'
import { candidateOf, memberOf } from '../core/places'
import { candidateOverview } from './candidate-overview'
import { companyOverview } from './company-overview'

/** The first screen of each dashboard. */
export const overviewsRoutes = (deps: SectionDeps, jobs: JobsService) => async (app: FastifyInstance) => {
  handle(app, overviewApi.candidate, async ({ request }) =>
    candidateOverview(deps, jobs, candidateOf(request)),
  )
  handle(app, overviewApi.company, async ({ request, query }) =>
    companyOverview(deps, memberOf(request), query.range),
  )
}
