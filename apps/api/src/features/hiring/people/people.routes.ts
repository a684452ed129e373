import type { FastifyInstance } from 'fastify'
import { peopleApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../core/places'
import { PeopleService } from './people.service'
import { invite } from './invite'

/** Candidate Search. */
export const peopleRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const directory = new PeopleService(deps)
  handle(app, peopleApi.search, async ({ request, query }) => directory.search(memberOf(request), query))
  handle(app, peopleApi.get, async ({ request, params, query }) =>
    directory.get(memberOf(request), params.id, query.postingId),
  )
  handle(app, peopleApi.invite, async ({ request, params, body }) => {
    const place = memberOf(request)
    return invite(deps, place, params.id, body, callOf(request, place))
  })
}
