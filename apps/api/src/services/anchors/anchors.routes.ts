import type { FastifyInstance } from 'fastify'
import { anchorsApi } from '@tryka/domain'
import { unauthenticated } from '../../app-error'
import { handle } from '../../http/handle'
import type { Audit } from '../audit/audit'
import type { AnchorConsole } from './anchor-console'

/** The console's view of the log. */
export const anchorRoutes = (console: AnchorConsole, audit: Audit) => async (app: FastifyInstance) => {
  handle(app, anchorsApi.health, async ({ request }) => {
    if (!request.session.admin) throw unauthenticated()
    await audit.recordRead(request.session.admin.username, request, 'assessments.read')
    return console.health()
  })
  handle(app, anchorsApi.giveUp, async ({ params, body, request }) => {
    if (!request.session.admin) throw unauthenticated()
    return console.giveUp(params.id, body, { actor: request.session.admin.username, request })
  })
}
