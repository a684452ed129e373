import type { FastifyInstance } from 'fastify'
import { poolsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../core/places'
import { PoolsService } from './pools.service'

/** Talent Pool. */
export const poolsRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const pools = new PoolsService(deps)
  handle(app, poolsApi.get, async ({ request }) => pools.get(memberOf(request)))
  handle(app, poolsApi.create, async ({ request, body }) => {
    const place = memberOf(request)
    return pools.create(place, body, callOf(request, place))
  })
  handle(app, poolsApi.rename, async ({ request, params, body }) =>
    pools.rename(memberOf(request), params.id, body),
  )
  handle(app, poolsApi.remove, async ({ request, params }) => pools.remove(memberOf(request), params.id))
  handle(app, poolsApi.put, async ({ request, params, body }) => pools.put(memberOf(request), params, body))
  handle(app, poolsApi.removeMember, async ({ request, params }) =>
    pools.removeMember(memberOf(request), params),
  )
}
