import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminsApi } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { handle } from '../../http/handle'
import { openSession, signedIn } from './admin-session'
import type { Administrators } from './administrators'
import type { AdminSessions } from './admin-sessions'
import type { AdminFactors } from './factors'

interface Deps {
  administrators: Administrators
  sessions: AdminSessions
  factors: AdminFactors
  clock: Clock
  config: Config
}

const selfOf = (request: FastifyRequest) => {
  const { id, username } = signedIn(request)
  return { id, actor: username, request }
}

/** Who administers: for owners, and for whoever was invited. */
export const administratorRoutes =
  ({ administrators, ...deps }: Deps) =>
  async (app: FastifyInstance) => {
    const listed = (request: FastifyRequest) => administrators.list(signedIn(request).id)

    handle(app, adminsApi.list, async ({ request }) => listed(request))
    handle(app, adminsApi.invite, async ({ request, body }) => {
      // Writes come from our own origins alone, so this is the console's.
      const adminUrl = request.headers.origin ?? deps.config.publicUrl
      await administrators.invite(body, selfOf(request), adminUrl)
      return listed(request)
    })
    handle(app, adminsApi.changeRole, async ({ request, params, body }) => {
      await administrators.changeRole(params.id, body.role, selfOf(request))
      return listed(request)
    })
    handle(app, adminsApi.block, async ({ request, params }) => {
      await administrators.block(params.id, selfOf(request))
      return listed(request)
    })
    handle(app, adminsApi.unblock, async ({ request, params }) => {
      await administrators.unblock(params.id, selfOf(request))
      return listed(request)
    })
    handle(app, adminsApi.remove, async ({ request, params }) => {
      await administrators.remove(params.id, selfOf(request))
      return listed(request)
    })
    handle(app, adminsApi.invitation, async ({ body }) => administrators.invitation(body.token))
    handle(app, adminsApi.join, async ({ request, body }) =>
      openSession(request, await administrators.join(body, request), deps),
    )
  }
