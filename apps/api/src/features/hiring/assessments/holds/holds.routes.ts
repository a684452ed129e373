import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { isReader } from '../../../../http/sessions/admin-level'
import type { Audit } from '../../../../services/audit/audit'
import { candidateOf } from '../../core/places'
import { byOf } from '../../core/administrator'
import type { HoldDesk } from './hold-desk'
import { withoutHoldWords } from './hold-list'
import type { HoldsService } from './holds.service'

/** What somebody does whose result is held. */
export const holdsRoutes = (holds: HoldsService) => async (app: FastifyInstance) => {
  handle(app, holdsApi.take, async ({ request, params }) => holds.take(candidateOf(request), params.id))
  handle(app, holdsApi.say, async ({ request, params, body }) =>
    holds.say(candidateOf(request), params.id, body),
  )
}

/** Held results in the console. */
export const holdsConsoleRoutes =
  ({ desk, audit }: { desk: HoldDesk; audit: Audit }) =>
  async (app: FastifyInstance) => {
    const noteRead = (request: FastifyRequest) =>
      audit.recordRead(byOf(request).actor, request, 'assessments.read')
    handle(app, holdsApi.list, async ({ query, request }) => {
      await noteRead(request)
      return desk.list(query)
    })
    handle(app, holdsApi.get, async ({ params, request }) => {
      await noteRead(request)
      const found = await desk.get(params.id)
      return isReader(request) ? withoutHoldWords(found) : found
    })
    handle(app, holdsApi.decide, async ({ params, body, request }) =>
      desk.decide(params.id, body, byOf(request)),
    )
  }
