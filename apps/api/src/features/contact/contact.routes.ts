import type { FastifyInstance } from 'fastify'
import { contactApi } from '@tryka/domain'
import { unauthenticated } from '../../app-error'
import { clientAddress } from '../../http/client-address'
import { handle } from '../../http/handle'
import type { Audit } from '../../services/audit/audit'
import type { ContactService } from './contact.service'

export const contactRoutes = (contact: ContactService) => async (app: FastifyInstance) => {
  handle(app, contactApi.send, async ({ body, request }) => {
    await contact.submit(body, clientAddress(request))
    return { received: true as const }
  })
}

/** For administrators; each look is written down. */
export const contactListRoutes = (contact: ContactService, audit: Audit) => async (app: FastifyInstance) => {
  handle(app, contactApi.list, async ({ query, request }) => {
    const { admin } = request.session
    if (!admin) throw unauthenticated()
    const { page, pageSize } = query
    await audit.record({
      actor: admin.username,
      action: 'contact.read',
      details: { page, pageSize },
      request,
    })
    return contact.page(page, pageSize)
  })
  handle(app, contactApi.unread, async () => ({ unread: await contact.unread() }))
  handle(app, contactApi.read, async ({ params }) => {
    await contact.markRead(params.id)
    return { unread: await contact.unread() }
  })
}
