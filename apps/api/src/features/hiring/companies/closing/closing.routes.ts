import type { FastifyInstance } from 'fastify'
import { companiesApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { memberOf } from '../../core/places'
import type { ClosingCompanies } from './close-company'

/** The end of a company. */
export const closingRoutes = (closing: ClosingCompanies) => async (app: FastifyInstance) => {
  handle(app, companiesApi.closePreview, async ({ request }) => closing.preview(memberOf(request)))
  handle(app, companiesApi.close, async ({ request, body }) => closing.close(memberOf(request), body))
}
