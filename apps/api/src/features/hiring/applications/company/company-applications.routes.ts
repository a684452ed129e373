import type { FastifyInstance } from 'fastify'
import { companyApplicationsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { callOf } from '../../core/section'
import { memberOf } from '../../core/places'
import type { BulkMoves } from './bulk-moves'
import type { CompanyApplicationList } from './company-application-list'
import type { CompanyApplicationsService } from './company-applications.service'

export const companyApplicationsRoutes =
  (list: CompanyApplicationList, applications: CompanyApplicationsService, bulk: BulkMoves) =>
  async (app: FastifyInstance) => {
    handle(app, companyApplicationsApi.list, async ({ request, query }) =>
      list.list(memberOf(request), query),
    )
    handle(app, companyApplicationsApi.board, async ({ request, params, query }) =>
      list.board(memberOf(request), params.id, query),
    )
    handle(app, companyApplicationsApi.get, async ({ request, params }) =>
      applications.open(memberOf(request), params.id),
    )
    handle(app, companyApplicationsApi.startReview, async ({ request, params, body }) => {
      const place = memberOf(request)
      return applications.startReview(place, params.id, body.version, callOf(request, place))
    })
    handle(app, companyApplicationsApi.passScreen, async ({ request, params, body }) => {
      const place = memberOf(request)
      return applications.passScreen(place, params.id, body.version, callOf(request, place))
    })
    handle(app, companyApplicationsApi.reject, async ({ request, params, body }) => {
      const place = memberOf(request)
      return applications.reject(place, params.id, body, callOf(request, place))
    })
    handle(app, companyApplicationsApi.reopen, async ({ request, params, body }) => {
      const place = memberOf(request)
      return applications.reopen(place, params.id, body, callOf(request, place))
    })
    handle(app, companyApplicationsApi.reveal, async ({ request, params, body }) => {
      const place = memberOf(request)
      return applications.reveal(place, params.id, body.reason, callOf(request, place))
    })
    handle(app, companyApplicationsApi.note, async ({ request, params, body }) => {
      const place = memberOf(request)
      return applications.note(place, params.id, body.body, callOf(request, place))
    })
    handle(app, companyApplicationsApi.bulkReject, async ({ request, body }) => {
      const place = memberOf(request)
      return bulk.reject(place, body, callOf(request, place))
    })
    handle(app, companyApplicationsApi.bulkReview, async ({ request, body }) => {
      const place = memberOf(request)
      return bulk.startReview(place, body, callOf(request, place))
    })
    handle(app, companyApplicationsApi.bulkMessage, async ({ request, body }) => {
      const place = memberOf(request)
      return bulk.message(place, body, callOf(request, place))
    })
  }
