import { contactApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { unauthenticated } from '../../http/app-error'
import { clientAddress } from '../../http/client-address'
import { handle } from '../../http/handle'
import type { Audit } from '../audit/audit'
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
}
