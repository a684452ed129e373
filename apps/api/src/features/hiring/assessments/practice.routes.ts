import type { FastifyInstance, FastifyRequest } from 'fastify'
import { practiceApi } from '@tryka/domain'
import { clientAddress } from '../../../http/client-address'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import type { Practice } from './practice'

/** Practice of a track, for every account, guests among them. It is the same in every place. */
export const practiceRoutes = (practice: Practice) => async (app: FastifyInstance) => {
  handle(app, practiceApi.draw, async ({ params }) => practice.draw(params.track))
  handle(app, practiceApi.answer, async ({ request, params, body }) => ({
    items: await practice.answer(practiserOf(request), params.track, body),
  }))
  handle(app, practiceApi.run, async ({ request, params, body }) =>
    practice.run(practiserOf(request), params.track, body),
  )
}

/** Who asks that code be run. */
export const practiserOf = (request: FastifyRequest) => ({
  accountId: accountOf(request).id,
  address: clientAddress(request),
})
