import type { FastifyInstance } from 'fastify'
import { analyticsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { pagingOf } from '../core/list'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../core/places'
import { breakdownOf } from './breakdown'
import { countedOf } from './counted'
import { analyticsOf } from './figures'
import { fairnessReport } from './fairness'
import { analyticsRows } from './rows'

/** Analytics of the company and of one posting, with the rows behind every figure. */
export const analyticsRoutes =
  ({ db, clock }: SectionDeps) =>
  async (app: FastifyInstance) => {
    handle(app, analyticsApi.get, async ({ request, query }) =>
      analyticsOf(db.read, await countedOf(db.read, memberOf(request), query, clock.now())),
    )
    handle(app, analyticsApi.posting, async ({ request, params, query }) => {
      const asked = { ...query, postingId: params.id }
      return analyticsOf(db.read, await countedOf(db.read, memberOf(request), asked, clock.now()))
    })
    handle(app, analyticsApi.breakdown, async ({ request, query }) =>
      breakdownOf(db.read, await countedOf(db.read, memberOf(request), query, clock.now())),
    )
    handle(app, analyticsApi.rows, async ({ request, query }) => {
      const counted = await countedOf(db.read, memberOf(request), query, clock.now())
      return analyticsRows(db.read, counted, query.metric, pagingOf(query))
    })
    handle(app, analyticsApi.fairness, async ({ request, query }) => {
      return fairnessReport(db.read, await countedOf(db.read, memberOf(request), query, clock.now()))
    })
  }
