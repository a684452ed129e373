import { directoryApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../workspace/places'
import { DirectoryService } from './directory.service'
import { invite } from './invite'

/** Candidate Search. */
export const directoryRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const directory = new DirectoryService(deps)
  handle(app, directoryApi.search, async ({ request, query }) => directory.search(memberOf(request), query))
  handle(app, directoryApi.get, async ({ request, params, query }) =>
    directory.get(memberOf(request), params.id, query.postingId),
  )
  handle(app, directoryApi.invite, async ({ request, params, body }) => {
    const place = memberOf(request)
    return invite(deps, place, params.id, body, callOf(request, place))
  })
}
