import type { FastifyInstance } from 'fastify'
import { blocksApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { placeOf } from '../core/places'
import type { BlocksService } from './blocks.service'

export const blocksRoutes = (blocks: BlocksService) => async (app: FastifyInstance) => {
  handle(app, blocksApi.list, async ({ request }) => blocks.list(placeOf(request)))
  handle(app, blocksApi.block, async ({ request, params }) =>
    blocks.block(placeOf(request), params.type, params.id),
  )
  handle(app, blocksApi.unblock, async ({ request, params }) =>
    blocks.unblock(placeOf(request), params.type, params.id),
  )
}
