import { talentPoolsApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../workspace/places'
import { PoolsService } from './pools.service'

/** Talent Pool. */
export const poolsRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const pools = new PoolsService(deps)
  handle(app, talentPoolsApi.get, async ({ request }) => pools.get(memberOf(request)))
  handle(app, talentPoolsApi.create, async ({ request, body }) => {
    const place = memberOf(request)
    return pools.create(place, body, callOf(request, place))
  })
  handle(app, talentPoolsApi.rename, async ({ request, params, body }) =>
    pools.rename(memberOf(request), params.id, body),
  )
  handle(app, talentPoolsApi.remove, async ({ request, params }) =>
    pools.remove(memberOf(request), params.id),
  )
  handle(app, talentPoolsApi.put, async ({ request, params, body }) =>
    pools.put(memberOf(request), params, body),
  )
  handle(app, talentPoolsApi.removeMember, async ({ request, params }) =>
    pools.removeMember(memberOf(request), params),
  )
}
