import { candidateApi, companyApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../http/handle'
import type { SectionDeps } from '../core/section'
import type { JobsService } from '../jobs/jobs.service'
import { candidateOf, memberOf } from '../workspace/places'
import { candidateOverview } from './candidate-overview'
import { companyOverview } from './company-overview'

/** The first screen of each dashboard. */
export const overviewsRoutes = (deps: SectionDeps, jobs: JobsService) => async (app: FastifyInstance) => {
  handle(app, candidateApi.overview, async ({ request }) =>
    candidateOverview(deps, jobs, candidateOf(request)),
  )
  handle(app, companyApi.overview, async ({ request, query }) =>
    companyOverview(deps, memberOf(request), query.range),
  )
}
