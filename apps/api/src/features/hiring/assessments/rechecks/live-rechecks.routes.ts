import type { FastifyInstance } from 'fastify'
import { credentialsApi, liveRechecksApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { oneCall } from '../../../../services/idempotency/idempotency'
import { candidateOf, memberOf } from '../../core/places'
import type { LiveRechecksService } from './live-rechecks.service'
import type { RecheckInCredential } from './recheck-in-credential'
import type { RechecksService } from './rechecks.service'

interface Deps {
  live: LiveRechecksService
  rechecks: RechecksService
  credential: RecheckInCredential
}

/** Five tasks in an interview, from both sides. */
export const liveRechecksRoutes =
  ({ live, rechecks, credential }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, liveRechecksApi.list, async ({ request, params }) => live.list(memberOf(request), params.id))
    handle(app, liveRechecksApi.ask, async ({ request, params, body }) => {
      const place = memberOf(request)
      return live.ask(place, params.id, body, oneCall(request, place.accountId))
    })
    handle(app, liveRechecksApi.draft, async ({ request, params, body }) =>
      rechecks.draft(candidateOf(request), params.id, body),
    )
    handle(app, credentialsApi.recheck, async ({ request, params, body }) =>
      credential.add(candidateOf(request), params.id, body),
    )
  }
