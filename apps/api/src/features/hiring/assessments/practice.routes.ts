import type { FastifyInstance } from 'fastify'
import { practiceApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import type { Practice } from './practice'

/** Practice of a track, for every account, guests among them. It is the same in every place. */
export const practiceRoutes = (practice: Practice) => async (app: FastifyInstance) => {
  handle(app, practiceApi.draw, async ({ params }) => practice.draw(params.track))
  handle(app, practiceApi.answer, async ({ params, body }) => ({
    items: practice.answer(params.track, body),
  }))
}
