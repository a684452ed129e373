import type { FastifyInstance } from 'fastify'
import { shareLinksApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { candidateOf, placeOf } from '../core/places'
import type { ShareLinksService } from './share-links.service'

export const shareLinksRoutes = (links: ShareLinksService) => async (app: FastifyInstance) => {
  handle(app, shareLinksApi.share, async ({ request, params }) => links.share(placeOf(request), params.id))
  handle(app, shareLinksApi.unshare, async ({ request, params }) =>
    links.unshare(placeOf(request), params.id),
  )
  handle(app, shareLinksApi.list, async ({ request }) => links.list(candidateOf(request)))
}
