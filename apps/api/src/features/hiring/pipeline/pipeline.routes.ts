import { pipelineApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../../http/handle'
import { oneCall } from '../../idempotency/idempotency'
import { memberOf } from '../workspace/places'
import type { PipelineList } from './pipeline-list'
import type { PipelineService } from './pipeline.service'

export const pipelineRoutes =
  (list: PipelineList, pipeline: PipelineService) => async (app: FastifyInstance) => {
    handle(app, pipelineApi.list, async ({ request, query }) => list.list(memberOf(request), query))
    handle(app, pipelineApi.board, async ({ request, params, query }) =>
      list.board(memberOf(request), params.id, query),
    )
    handle(app, pipelineApi.get, async ({ request, params }) => pipeline.open(memberOf(request), params.id))
    handle(app, pipelineApi.startReview, async ({ request, params, body }) =>
      pipeline.startReview(memberOf(request), params.id, body.version),
    )
    handle(app, pipelineApi.passScreen, async ({ request, params, body }) =>
      pipeline.passScreen(memberOf(request), params.id, body.version),
    )
    handle(app, pipelineApi.reject, async ({ request, params, body }) => {
      const place = memberOf(request)
      return pipeline.reject(place, params.id, body, oneCall(request, place.accountId))
    })
    handle(app, pipelineApi.reopen, async ({ request, params, body }) =>
      pipeline.reopen(memberOf(request), params.id, body),
    )
    handle(app, pipelineApi.reveal, async ({ request, params, body }) =>
      pipeline.reveal(memberOf(request), params.id, body.reason),
    )
    handle(app, pipelineApi.note, async ({ request, params, body }) =>
      pipeline.note(memberOf(request), params.id, body.body),
    )
    handle(app, pipelineApi.bulkReject, async ({ request, body }) => {
      const place = memberOf(request)
      return pipeline.bulkReject(place, body, oneCall(request, place.accountId))
    })
  }
