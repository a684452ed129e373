import type { FastifyInstance } from 'fastify'
import { postingsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { oneCall } from '../../../../services/idempotency/idempotency'
import type { Changes } from '../../core/change'
import { memberOf } from '../../core/places'
import { changePosting } from '../../postings/company/change-posting'
import { closePosting } from './close-posting'

/** The end of a posting decides about people: it stands with their applications. */
export const closePostingRoutes = (changes: Changes) => async (app: FastifyInstance) => {
  handle(app, postingsApi.close, async ({ request, params: { id }, body }) => {
    const place = memberOf(request)
    const call = oneCall(request, place.accountId)
    return changePosting(changes, place, { id, version: body.version, call }, (change, row) =>
      closePosting(change, row, place, body),
    )
  })
}
