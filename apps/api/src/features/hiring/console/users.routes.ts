import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consoleApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { maySuspend } from '../../../http/sessions/admin-level'
import type { Audit } from '../../../services/audit/audit'
import { byOf } from '../moderation/moderation.routes'
import type { UsersService } from './users.service'

/** The console's accounts. */
export const usersRoutes = (users: UsersService, audit: Audit) => async (app: FastifyInstance) => {
  const noteRead = (request: FastifyRequest) => audit.recordRead(byOf(request).actor, request, 'users.read')
  handle(app, consoleApi.users, async ({ query, request }) => {
    await noteRead(request)
    return users.list(query)
  })
  handle(app, consoleApi.user, async ({ params, request }) => {
    await noteRead(request)
    return users.get(params.id)
  })
  handle(app, consoleApi.suspend, async ({ params, body, request }) => {
    maySuspend(request, body.days)
    return users.suspend(params.id, body, byOf(request))
  })
  handle(app, consoleApi.restore, async ({ params, request }) => users.restore(params.id, byOf(request)))
  handle(app, consoleApi.endSessions, async ({ params, request }) =>
    users.endSessions(params.id, byOf(request)),
  )
}
